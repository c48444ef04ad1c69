import * as Y from "yjs";
import type { Tx } from "#database/transaction.ts";
import { carryInto, saidBy } from "#documents/draft/carrying.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { type Touched, together, touchedIn } from "#documents/draft/touched.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { keepCopy, storeChanges, takeCopy } from "./changes-store.ts";
import { demandLife } from "./operations.ts";
import { mayWeigh } from "./rules.ts";
import { type Arriving, takeAll } from "./saving/operations.ts";
import { type DraftRow, holdDraft, holdUpgraded } from "./store.ts";
import { storeTold } from "./saving/storing-operations.ts";

type Late = {
  readonly pageId: number;
  readonly epoch: number;
  /** That life was discarded and brought back meanwhile, with the letters that the change builds on. */
  readonly isBack: boolean;
  readonly change: Arriving;
};

/**
 * A change that was under way when its life of the draft ended otherwise than by discarding. Into one that was brought back it comes as
 * it is. Where a newer release gave the draft another form, it is taken into the form of before, and what it wrote there is written into
 * that of today; where that says something else by now, it stays with its writer. The page is held.
 */
export async function carryOver(late: Late, now: Date, tx: Tx): Promise<void> {
  const open = late.isBack ? await holdDraft(late.pageId, tx) : null;
  if (open?.epoch === late.epoch && open.schema === draftSchema) return takeInto(open, late.change, now, tx);
  return carryAcross(late, now, tx);
}

async function takeInto(open: DraftRow, change: Arriving, now: Date, tx: Tx): Promise<void> {
  // Of no tab: also the one that it comes from has opened the draft without it.
  const taken = await takeAll(open, [{ ...change, client: "" }], tx);
  for (const each of taken.saved) if (!("seq" in each)) demand(each);
  await storeTold(open, taken.changes, now, tx);
}

async function carryAcross({ pageId, epoch, change }: Late, now: Date, tx: Tx): Promise<void> {
  const old = found(await holdUpgraded({ pageId, epoch, schema: draftSchema }, tx), "draft-over");
  const open = demandLife(await holdDraft(pageId, tx), epoch + 1);
  const known = await takeCopy(old, tx);
  const before = saidBy(known.draft);
  keepCopy(old, known);
  const { saved, changes, copy } = await takeAll(old, [change], tx);
  for (const each of saved) if (!("seq" in each)) demand(each);
  // So that the next one of before, which builds on it, finds it in both forms.
  await storeChanges(old, changes, now, tx);
  const after = saidBy(copy.draft);
  const came = await writeAcross(open, (draft) => carryInto(draft, before, after), tx);
  if (!came) return;
  const { update, touched } = came;
  const written = { seq: open.seq + 1, update, touched, authorId: change.actor.personId, client: "" };
  await storeTold(open, [written], now, tx);
}

/** What was written, or null where all of it was there. The copy is changed before the commit, and so it is not kept. */
async function writeAcross(
  open: DraftRow,
  write: (draft: Y.Doc) => boolean,
  tx: Tx,
): Promise<{ readonly update: Uint8Array; readonly touched: Touched } | null> {
  const { draft, bytes } = await takeCopy(open, tx);
  const vector = Y.encodeStateVector(draft);
  const noted: Touched[] = [];
  draft.on("afterTransaction", (transaction) => void noted.push(touchedIn(transaction)));
  if (!draft.transact(() => write(draft))) demand(refuse("draft-over"));
  const touched = together(noted);
  if (touched.widgets.length === 0) return null;
  const update = Y.encodeStateAsUpdate(draft, vector);
  demand(mayWeigh(bytes + update.length));
  return { update, touched };
}
