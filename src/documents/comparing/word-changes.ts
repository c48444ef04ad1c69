import { wordPieces } from "../word-pieces.ts";
import { type Edit, shortestEdit } from "./shortest-edit.ts";

/** A stretch of a text: what stayed, what went, what came. */
export type Piece = { readonly how: Edit; readonly text: string };

/** Texts that differ in more places are shown as replaced. */
const editsMost = 400;

/**
 * What changed in a text, word by word: first whole lines are matched, then the words of those that differ. What stayed and went
 * is the text before, what stayed and came the text after.
 */
export function wordChanges(before: string, after: string): Piece[] {
  const lines = pieces(before.split(/(?<=\n)/u), after.split(/(?<=\n)/u));
  const words = hunks(lines).flatMap(({ removed, added, same }) =>
    same === "" ? pieces(wordPieces(removed), wordPieces(added)) : [{ how: "same" as const, text: same }],
  );
  return readable(joined(words));
}

function pieces(before: readonly string[], after: readonly string[]): Piece[] {
  const edit = shortestEdit(before, after, editsMost);
  if (!edit) return joined([piece("removed", before.join("")), piece("added", after.join(""))]);
  let [from, to] = [0, 0];
  return joined(
    edit.map((how) => {
      const text = how === "added" ? (after[to] ?? "") : (before[from] ?? "");
      if (how !== "added") from++;
      if (how !== "removed") to++;
      return piece(how, text);
    }),
  );
}

const piece = (how: Edit, text: string): Piece => ({ how, text });

type Hunk = { same: string; removed: string; added: string };

/** Neighbouring changes together, apart from what stayed between them. */
function hunks(of: readonly Piece[]): Hunk[] {
  const found: Hunk[] = [];
  for (const { how, text } of of) {
    const last = found.at(-1);
    const continues = last && (how === "same") === (last.same !== "");
    const hunk = continues ? last : { same: "", removed: "", added: "" };
    if (!continues) found.push(hunk);
    hunk[how] += text;
  }
  return found;
}

/** Of neighbouring changes what went stands before what came, each in one piece. */
function joined(of: readonly Piece[]): Piece[] {
  return hunks(of)
    .flatMap(({ same, removed, added }) => [
      piece("same", same),
      piece("removed", removed),
      piece("added", added),
    ])
    .filter(({ text }) => text !== "");
}

/** A blank between two changes belongs to both, so that changed words beside each other are read as one change. */
function readable(of: readonly Piece[]): Piece[] {
  const isBlank = ({ how, text }: Piece) => how === "same" && text.trim() === "" && !text.includes("\n");
  return joined(
    of.flatMap((each, at) =>
      isBlank(each) && at > 0 && at < of.length - 1
        ? [piece("removed", each.text), piece("added", each.text)]
        : [each],
    ),
  );
}
