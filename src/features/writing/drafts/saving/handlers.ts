import { type StepsContext, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { type Actor, mintVisitor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { type Verdict, refuse } from "#kernel/verdict.ts";
import { notThere } from "#features/pages/operations.ts";
import { mayEditPage } from "#features/pages/rules.ts";
import { saveDraft } from "../../contract.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { keepCopy, mergeChanges, wantsMerging } from "../changes-store.ts";
import { type DraftRow, findEditing, holdDraft } from "../store.ts";
import { type Arriving, type Taken, takeAll } from "./operations.ts";
import { WaitingLine } from "./model/waiting-line.ts";
import { storeTold } from "./storing-operations.ts";

type Saving = StepsContext<typeof saveDraft>;
type Saved = Verdict | { readonly seq: number };

/** Saves of one page share a transaction; each database of this process has lines of its own. */
const lines = new WeakMap<object, WaitingLine<Saving, Saved>>();

export const savingHandlers = [
  handleInSteps(saveDraft, async (saving) => {
    const { input, database, siteId } = saving;
    const line = lines.get(database) ?? new WaitingLine(saveTogether);
    lines.set(database, line);
    const saved = await line.join(`${siteId}:${input.page_id}`, saving);
    if (!("seq" in saved)) demand(saved);
    return saved as { seq: number };
  }),
];

/** All of one page: looked at one by one, stored together, answered when that is committed. */
async function saveTogether(savings: readonly Saving[]): Promise<readonly Saved[]> {
  const [first] = savings;
  if (!first) return [];
  const { saved, keep } = await first.together((tx) => saveIn(savings, first, tx));
  keep();
  return saved;
}

async function saveIn(savings: readonly Saving[], { input, now }: Saving, tx: Tx) {
  const [row, ...arriving] = await Promise.all([
    holdDraft(input.page_id, tx),
    ...savings.map((saving) => arrivingOf(saving, tx)),
  ]);
  const verdicts = arriving.map(({ verdict }, at) =>
    verdict.allowed ? lifeVerdict(row, savings[at]?.input.epoch) : verdict,
  );
  if (!row || !verdicts.some(({ allowed }) => allowed)) return { saved: verdicts, keep: () => {} };
  const taken = await takeAll(
    row,
    arriving.map((each, at) => ({ ...each, verdict: verdicts[at] as Verdict })),
    tx,
  );
  const copy = await stored(row, taken, now, tx);
  return { saved: taken.saved, keep: () => keepCopy(row, copy) };
}

async function stored(row: DraftRow, taken: Taken, now: Date, tx: Tx) {
  await storeTold(row, taken.changes, now, tx);
  return wantsMerging(row, taken.changes) ? mergeChanges(row, taken.copy, tx) : taken.copy;
}

/**
 * Who it is, and whether they may still edit: asked in the transaction of the save. Of a tab that was signed out meanwhile it is said
 * that the session is over, not that a right is: it keeps what it has until its person is here again.
 */
async function arrivingOf({ input, actorIn }: Saving, tx: Tx): Promise<Arriving> {
  const { actor, gone } = await whoSaves(actorIn, tx);
  const verdict = isSignedIn(actor) ? await mayStillEdit(actor, input.page_id, tx) : refuse("signed-out");
  return {
    verdict: gone ?? verdict,
    actor,
    client: input.client,
    update: Buffer.from(input.update, "base64"),
  };
}

/** Whose address is not there for them is refused alone: thrown, it would roll back what others save in the same transaction. */
async function whoSaves(actorIn: Saving["actorIn"], tx: Tx): Promise<{ actor: Actor; gone?: Verdict }> {
  try {
    return { actor: await actorIn(tx) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { actor: mintVisitor(tx.siteId), gone: refuse(error.code, error.values) };
  }
}

async function mayStillEdit(actor: Actor, pageId: number, tx: Tx): Promise<Verdict> {
  const page = await findEditing(actor, pageId, tx);
  return page ? mayEditPage(page) : notThere(actor, pageId, tx);
}

function lifeVerdict(row: DraftRow | null, epoch: number | undefined): Verdict {
  const isSame = row?.epoch === epoch && row?.schema === draftSchema;
  return isSame ? { allowed: true } : refuse("draft-over");
}
