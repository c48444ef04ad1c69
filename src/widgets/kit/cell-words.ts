import { type RichRun, type RichText, lineBreak } from "./draft.ts";
import { type Inline, plainInline } from "./inline.ts";
import { inlinesFrom, runsOf } from "./inline-runs.ts";
import type { NameOf } from "./mention.ts";
import { lineEnd } from "./rich-text.ts";

/** The most letters of one cell. */
export const cellMost = 20_000;

/** What a cell says: plain words, in which a line feed breaks the line, or words of which some have marks. */
export type CellWords = string | Inline[];

/** The words alone. */
export function plainWords(words: CellWords, nameOf?: NameOf): string {
  if (typeof words === "string") return words;
  return words.map((each) => plainInline(each, nameOf)).join("");
}

/** As the draft has them: one line. */
export function linesOfCell(words: CellWords): RichText {
  const text = typeof words === "string" ? words.replaceAll(lineEnd, lineBreak) : "";
  const runs = typeof words === "string" ? (text === "" ? [] : [{ text, marks: {} }]) : runsOf(words);
  return [{ look: {}, runs, isOpen: true }];
}

/** What a text of the draft says in a cell: in its plainest form, and not more than fits. */
export function cellFromLines(lines: RichText): CellWords {
  return cellFromRuns(
    cut(
      lines.flatMap(({ runs }, at) => (at > 0 ? [{ text: lineBreak, marks: {} }, ...runs] : runs)),
      cellMost,
    ),
  );
}

/** As many of the words as fit into a cell. */
export const fitting = (words: CellWords): CellWords => cellFromLines(linesOfCell(words));

export function cellFromRuns(runs: readonly RichRun[]): CellWords {
  const inlines = runs.flatMap(inlinesFrom);
  const isPlain = inlines.every((each) => each.type === "hardBreak" || (each.type === "text" && !each.marks));
  return isPlain ? plainWords(inlines) : inlines;
}

/** The same words in their plainest form. */
export function plainest(words: CellWords): CellWords {
  return typeof words === "string" ? words : cellFromRuns(runsOf(words));
}

function cut(runs: readonly RichRun[], most: number): readonly RichRun[] {
  let left = most;
  return runs.flatMap((run) => {
    const text = run.text.slice(0, left);
    left -= text.length;
    if (text === "") return [];
    return text.length === run.text.length ? run : [{ ...run, text: text.toWellFormed() }];
  });
}
