import * as Y from "yjs";
import { isGone, itemOf } from "#widgets/kit/letter-items.ts";
import { type Letter, broughtAt } from "#widgets/kit/move-index.ts";
import { lastOf } from "#widgets/kit/moved-letters.ts";
import { latest } from "./latest-letters.ts";

type DeleteSet = ReturnType<typeof Y.createDeleteSet>;
type Step = { insertions: DeleteSet; readonly deletions: DeleteSet };

/**
 * Undo of typing takes back letters that stand elsewhere by now: of a line that another has moved, or words that the server has
 * brought along. These are other letters; they become part of the step before it is taken back.
 */
export function takeBackMoved(draft: Y.Doc, undo: Y.UndoManager): void {
  draft.on("beforeTransaction", ({ origin }: Y.Transaction) => {
    if (origin !== undo) return;
    const steps: readonly Step[] = undo.undoing ? undo.undoStack : undo.redoStack;
    // A step of which nothing is left is passed over, and the one before is taken back.
    for (const step of steps.toReversed()) {
      const gone = [...goneIn(draft, step.insertions)];
      const now = gone.flatMap((letter) => standingAs(draft, letter) ?? []);
      if (now.length > 0) step.insertions = Y.mergeDeleteSets([step.insertions, setOf(now)]);
      const isAllGone = gone.length === lengthOf(step.insertions);
      if (now.length > 0 || !isAllGone || step.deletions.clients.size > 0) return;
    }
  });
}

/**
 * Letters that a step had taken elsewhere, and that were taken away there before it was taken back, cannot go there again: redo leaves
 * them where they came back, or it would only delete them.
 */
export function leaveWhereTheyCameBack(
  draft: Y.Doc,
  { step, gone, redo }: { readonly step: Step; readonly gone: DeleteSet; readonly redo: Step | undefined },
): void {
  const isTakenBack = (letter: Letter) => {
    const { client, clock } = latest(draft, letter);
    return Y.isDeleted(gone, Y.createID(client, clock));
  };
  const left = [...goneIn(draft, step.insertions)].flatMap((letter) => {
    const from = isTakenBack(letter) ? null : broughtAt(draft, letter);
    if (!from?.to || from.move.back || from.isUndone) return [];
    return latest(draft, { client: from.to.client, clock: from.to.clock + letter.clock - from.from });
  });
  if (!redo || left.length === 0) return;
  const leaving = setOf(left);
  const isLeaving = ({ client, clock }: Letter) => Y.isDeleted(leaving, Y.createID(client, clock));
  redo.insertions = setOf(lettersIn(redo.insertions).filter((letter) => !isLeaving(letter)));
}

function lettersIn({ clients }: DeleteSet): Letter[] {
  return [...clients].flatMap(([client, runs]) =>
    runs.flatMap(({ clock, len }) => Array.from({ length: len }, (_, at) => ({ client, clock: clock + at }))),
  );
}

/** Letters that still stand as they were written are passed over, run by run: a step can be all of a long text. */
function* goneIn(draft: Y.Doc, { clients }: DeleteSet): Generator<Letter> {
  for (const [client, runs] of clients)
    for (const { clock, len } of runs)
      for (let at = clock; at < clock + len; ) {
        const item = itemOf(draft, { client, clock: at });
        if (item && !item.deleted) at = item.id.clock + item.length;
        else yield { client, clock: at++ };
      }
}

function lengthOf({ clients }: DeleteSet): number {
  return [...clients.values()].flat().reduce((sum, { len }) => sum + len, 0);
}

/**
 * What a letter is by now; null where it is gone. Of letters that came back the library knows the first of a run, and not those that
 * others have parted from it since. What a move of one's own wrote are no words of the step: others who moved it have these now.
 */
function standingAs(draft: Y.Doc, written: Letter): Letter | null {
  const letter = latest(draft, written);
  if (!isGone(draft, letter)) return letter;
  const from = broughtAt(draft, letter);
  if (from && !from.move.back) return null;
  const now = lastOf(draft, letter)?.letter;
  return now && !isGone(draft, now) ? now : null;
}

function setOf(letters: readonly Letter[]): DeleteSet {
  const set = Y.createDeleteSet();
  for (const { client, clock } of letters) {
    const runs = set.clients.get(client) ?? [];
    const last = runs.at(-1);
    if (last && last.clock + last.len === clock)
      runs[runs.length - 1] = { clock: last.clock, len: last.len + 1 };
    else runs.push({ clock, len: 1 });
    set.clients.set(client, runs);
  }
  return Y.mergeDeleteSets([set]);
}
