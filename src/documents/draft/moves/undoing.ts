import * as Y from "yjs";
import { movesPart, readPart } from "#widgets/kit/draft-parts.ts";
import { joinedRuns } from "#widgets/kit/joined-runs.ts";
import { isGone, itemOf } from "#widgets/kit/letter-items.ts";
import type { Letter, Move } from "#widgets/kit/move-index.ts";
import { cameFrom, lastOf } from "#widgets/kit/moved-letters.ts";
import { seenIn } from "#widgets/kit/seen-letters.ts";
import { type SecondCopy, broughtBackTwice, copiesIn, pairsIn, takeAway } from "./second-copies.ts";
import { sameLetters } from "./same-letters.ts";
import { latest } from "./latest-letters.ts";
import { bringEndsBehind } from "./redone-ends.ts";
import { leaveWhereTheyCameBack, takeBackMoved } from "./undone-letters.ts";
import { bringBackRemoved } from "./undone-removals.ts";
import { keepOthersWords } from "./undone-widgets.ts";

/**
 * Undo of a person's own steps. What was moved comes back where it was, as new letters, and those that it had become go: so that is
 * a move too, and what others wrote among them meanwhile comes along (decision 0040).
 */
export function undoOf(draft: Y.Doc, own: object, captureTimeout: number): Y.UndoManager {
  const moves = draft.getMap<Move>(movesPart);
  let gone: DeleteSet = Y.createDeleteSet();
  let came: readonly Letter[] = [];
  draft.on("afterTransaction", (transaction) => {
    if (transaction.origin !== undo) return;
    gone = transaction.deleteSet;
    const since = transaction.beforeState.get(draft.clientID) ?? 0;
    came = noteUndone(draft, moves, {
      gone,
      own: undo.currStackItem?.deletions ?? Y.createDeleteSet(),
      since,
    });
  });
  const undo = new Y.UndoManager(draft, {
    trackedOrigins: new Set([own]),
    captureTimeout,
    // Where letters went stays known, for those who were among them.
    deleteFilter: ({ parent }) => parent !== moves,
  });
  takeBackMoved(draft, undo);
  bringEndsBehind(draft, undo);
  keepOthersWords(draft, undo);
  bringBackRemoved(draft, undo);
  undo.on("stack-item-popped", ({ stackItem, type }) => {
    if (type === "undo")
      leaveWhereTheyCameBack(draft, { step: stackItem, gone, redo: undo.redoStack.at(-1) });
    const meanwhile = deletedMeanwhile(draft, moves, { gone, own: stackItem.deletions });
    const copies = [...meanwhile, ...broughtBackTwice(draft, came)];
    // As one change: who hears of it half would put the same letters in their place.
    if (copies.length > 0) draft.transact(() => takeAway(draft, copies));
  });
  return undo;
}

type DeleteSet = ReturnType<typeof Y.createDeleteSet>;

type Undone = {
  readonly gone: DeleteSet;
  /** What the step had deleted that was taken back. */
  readonly own: DeleteSet;
  /** What this browser had written before. */
  readonly since: number;
};

function noteUndone(draft: Y.Doc, moves: Y.Map<Move>, undone: Undone): readonly Letter[] {
  const all = [...moves.values()].flatMap((move) => cameBack(draft, move, undone));
  const back = [...all, ...standAgain(draft, undone)];
  if (back.length === 0) return [];
  draft.transact(() => {
    for (const [at, move] of back.entries())
      moves.set(`u${draft.clientID}x${Y.getState(draft.store, draft.clientID)}x${at}`, move);
  });
  return back.flatMap((move) => pairsIn(move.back ?? []).map(({ to }) => to));
}

/** Three hundred runs go into one record. */
const numbersAtOnce = 1500;

/** Letters are written anew when they come back: what others typed beside them, also before they hear of it, stays there with these. */
function standAgain(draft: Y.Doc, { own, since }: Undone): Move[] {
  const back = new Map<string, number[]>();
  for (const [client, runs] of own.clients)
    for (const { clock, len } of runs)
      for (let at = clock; at < clock + len; at++) {
        const fresh = redoneAs(draft, { client, clock: at });
        if (!fresh || fresh.letter.client !== draft.clientID || fresh.letter.clock < since) continue;
        const holds = readPart(fresh.part)?.holds;
        if (holds !== "rich" && holds !== "text") continue;
        const letters = back.get(fresh.part) ?? [];
        letters.push(client, at, 1, fresh.letter.client, fresh.letter.clock);
        back.set(fresh.part, letters);
      }
  return [...back].flatMap(([to, letters]) => {
    const seen = seenIn(draft.getText(to));
    return piecesOf(joinedRuns(letters)).map((piece) => ({ to, letters: [], seen, back: piece }));
  });
}

function piecesOf(letters: readonly number[]): number[][] {
  const count = Math.ceil(letters.length / numbersAtOnce);
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * numbersAtOnce, (at + 1) * numbersAtOnce),
  );
}

/** The moves back: from letters that went with this change to those that came in place of the first ones. */
function cameBack(draft: Y.Doc, { letters }: Move, { gone, own }: Undone): Move[] {
  const back = new Map<string, number[]>();
  for (let at = 0; at + 4 < letters.length; at += 5) {
    const [client = 0, clock = 0, length = 0, toClient = -1, toClock = -1] = letters.slice(at, at + 5);
    for (let offset = 0; toClient >= 0 && offset < length; offset++) {
      const to = latest(draft, { client: toClient, clock: toClock + offset });
      if (!Y.isDeleted(gone, Y.createID(to.client, to.clock))) continue;
      const fresh = cameBackAs(draft, { client, clock: clock + offset }, own);
      if (fresh) {
        const runs = back.get(fresh.part) ?? [];
        runs.push(to.client, to.clock, 1, fresh.letter.client, fresh.letter.clock);
        back.set(fresh.part, runs);
      }
    }
  }
  // Nothing that is left there was meant to stay.
  return [...back].map(([to, all]) => ({ to, letters: joinedRuns(all), seen: [] }));
}

/** Letters that undo brought back to where they were, though others had deleted them, or taken them on, from where they had gone. */
function deletedMeanwhile(
  draft: Y.Doc,
  moves: Y.Map<Move>,
  { gone, own }: { readonly gone: DeleteSet; readonly own: DeleteSet },
): SecondCopy[] {
  const isOwn = ({ client, clock }: Letter) =>
    [gone, own].some((deletes) => Y.isDeleted(deletes, Y.createID(client, clock)));
  return [...moves.values()].flatMap((move) =>
    copiesIn(move).flatMap(({ from, to: first }) => {
      if (first.client !== draft.clientID || !Y.isDeleted(own, Y.createID(from.client, from.clock)))
        return [];
      const to = latest(draft, first);
      // A copy that went for another one is what that is.
      if (isOwn(to) || !isGone(draft, to) || isOwn(lastOf(draft, to)?.letter ?? to)) return [];
      const fresh = cameBackAs(draft, from, own);
      return fresh && !standsAs(draft, to, fresh.letter) && sameLetters(draft, fresh.letter).length === 0
        ? [{ ...fresh.letter, instead: null }]
        : [];
    }),
  );
}

/** Whether a copy that two made at once, and that was taken away for the other one, stands by this letter now. */
function standsAs(draft: Y.Doc, copy: Letter, { client, clock }: Letter): boolean {
  const now = lastOf(draft, copy)?.letter;
  return now?.client === client && now.clock === clock;
}

/** One step can take a letter on from text to text: what comes back is the one that stood before the first of these moves. */
function cameBackAs(draft: Y.Doc, letter: Letter, own: DeleteSet): ReturnType<typeof redoneAs> {
  let from: Letter | undefined = letter;
  for (let hop = 0; hop < hopsMost && from && Y.isDeleted(own, Y.createID(from.client, from.clock)); hop++) {
    const fresh = redoneAs(draft, from);
    if (fresh) return fresh;
    from = cameFrom(draft, from)?.letter;
  }
  return redoneAs(draft, letter);
}

/** No step takes a letter further. */
const hopsMost = 10;

/** The letter that undo put in place of a deleted one, and the part that it stands in. */
function redoneAs(draft: Y.Doc, letter: Letter): { readonly letter: Letter; readonly part: string } | null {
  const last = latest(draft, letter);
  const { parent, deleted } = itemOf(draft, last) ?? nothing;
  const isRedone = last.client !== letter.client || last.clock !== letter.clock;
  if (!isRedone || deleted || !(parent instanceof Y.AbstractType)) return null;
  return { letter: last, part: Y.findRootTypeKey(parent) };
}

const nothing = { parent: null, deleted: true };
