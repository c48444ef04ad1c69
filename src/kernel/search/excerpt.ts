import { folded, wordsOf } from "./words.ts";

/** As many words as are searched for. */
const askedMost = 8;
/** Letters that are looked through for a match; one beyond them is not shown in its place. */
const lettersMost = 40_000;
/** The most letters that stand before the match. */
const beforeMost = 60;

const betweenCells = " · ";

/** The beginning of a text in one line of whole words, with dots where more follows. */
export function beginningOf(text: string, most: number): string {
  const line = inOneLine(text);
  return line.length <= most ? line : `${wholeWords(line.slice(0, most + 1), most)}…`;
}

/**
 * The line of a text around the first word that begins with one of the typed ones, in whole words; from the beginning of its
 * sentence where that is near. Null when none is found in the first 40,000 letters, each of which is looked at once.
 */
export function excerptAround(text: string, typed: string, most: number): string | null {
  const line = inOneLine(text.slice(0, lettersMost));
  const at = matchIn(line, wordsOf(typed).slice(0, askedMost));
  if (at === null) return null;
  const start = startBefore(line, at);
  const isSentence = start === 0 || /[.!?:] $/.test(line.slice(Math.max(0, start - 2), start));
  return `${isSentence ? "" : "…"}${beginningOf(line.slice(start), most)}`;
}

/** Cells of a table come with tabs between them (`table/schema.ts`): they and its rows stay apart, all else is separated by blanks. */
function inOneLine(text: string): string {
  let line = "";
  let afterCells = false;
  for (const row of text.split("\n")) {
    const isCells = row.includes("\t");
    line += `${afterCells && isCells ? betweenCells : " "}${isCells ? cellsOf(row).join(betweenCells) : row}`;
    afterCells = isCells;
  }
  return line.replace(/\s+/g, " ").trim();
}

function cellsOf(row: string): string[] {
  return row.split("\t").filter((cell) => cell.trim() !== "");
}

function matchIn(line: string, asked: readonly string[]): number | null {
  if (asked.length === 0) return null;
  for (const { 0: run, index } of line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = /^[\u0000-\u007f]*$/.test(run) ? run.toLowerCase() : folded(run);
    if (asked.some((each) => word.startsWith(each))) return index;
  }
  return null;
}

/** Where the sentence of the match begins, or a word not far before it. */
function startBefore(line: string, at: number): number {
  if (at <= beforeMost) return 0;
  const before = line.slice(at - beforeMost, at);
  const sentence = Math.max(...[". ", "! ", "? "].map((end) => before.lastIndexOf(end)));
  if (sentence >= 0) return at - beforeMost + sentence + 2;
  const blank = before.indexOf(" ");
  return blank < 0 ? at : at - beforeMost + blank + 1;
}

/** Cut between words; in writing without blanks between letters. */
function wholeWords(cut: string, most: number): string {
  const blank = cut.lastIndexOf(" ");
  const kept = blank > 0 ? cut.slice(0, blank) : cut.slice(0, most).replace(/[\ud800-\udbff]$/, "");
  return kept.replace(/[\s,;:–—-]+$/, "");
}
