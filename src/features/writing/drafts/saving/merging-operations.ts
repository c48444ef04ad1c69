import * as Y from "yjs";
import { withinTime } from "#calls/within-time.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type Incoming, takeIncoming } from "#documents/draft/incoming.ts";
import type { DraftCopy } from "#documents/draft/kept-copies.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { type Touched, together, touchedIn } from "#documents/draft/touched.ts";
import { Patience } from "./model/patience.ts";

/** A merge that took so long counts towards reading the whole draft again. */
const dear = 50;
const dearTogether = 500;
/** However large a draft is, whoever opens it next waits for no more. */
const readingMost = 5000;

const patience = new Patience();

export type Merged = {
  readonly touched: Touched;
  readonly came: Incoming | { readonly taken: false; readonly code: "draft-too-much" };
  readonly copy: DraftCopy;
};

/**
 * Merges a change within the time that it may take. What many changes made dear together would be dear again for whoever reads
 * the draft anew, so that is tried from time to time, and the change in which it fails is refused.
 */
export function mergedInTime(
  actor: Actor,
  { copy, update }: { copy: DraftCopy; update: Uint8Array },
  tx: Tx,
): Merged {
  const person = `${tx.siteId}:${actor.personId}`;
  let came: Incoming | null = null;
  const noted: Touched[] = [];
  const note = (transaction: Y.Transaction) => void noted.push(touchedIn(transaction));
  copy.draft.on("afterTransaction", note);
  const worked = processorTime();
  const limit = patience.with(person, update.length, performance.now());
  const isDone = withinTime(limit, () => {
    came = takeIncoming(copy.draft, update);
  });
  const took = worked();
  copy.draft.off("afterTransaction", note);
  const touched = together(noted);
  // It waited more than it worked: the machine is busy, and the change may well be small.
  if (!isDone && took < limit / 4) throw new Refusal("overloaded");
  const dearness = copy.dearness + (took < dear ? 0 : took);
  const isReadable = dearness < dearTogether || isReadAgain(copy.draft);
  if (isDone && came && isReadable)
    return { came, touched, copy: { ...copy, dearness: dearness < dearTogether ? dearness : 0 } };
  patience.usedUp(person, performance.now());
  return { came: { taken: false, code: "draft-too-much" }, touched, copy };
}

/** Gives how long this process has worked since, in milliseconds, and no more than the time that has passed. */
function processorTime(): () => number {
  const [used, begun] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min((user + system) / 1000, performance.now() - begun);
  };
}

function isReadAgain(draft: Y.Doc): boolean {
  return withinTime(readingMost, () => Y.applyUpdate(emptyDraft(), Y.encodeStateAsUpdate(draft)));
}
