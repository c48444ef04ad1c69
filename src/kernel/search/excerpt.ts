import { folded, wordsOf } from "./words.ts";

/** As many words as are searched for. */
const askedMost = 8;
/** Letters that are looked through for a match; one beyond them is not shown in its place. */
const lettersMost = 40_000;
/** The most letters that stand before the match. */
const beforeMost = 60;

/** Between cells of a table, and after a line that no sign ends: a heading, a caption, an entry of a list. */
const stop = " · ";

/** The beginning of a text in one line of whole words, with dots where more follows. */
export function beginningOf(text: string, most: number): string {
  const line = inOneLine(text, most + 1);
  return line.length <= most ? line : `${wholeWords(line.slice(0, most + 1), most)}…`;
}

/**
 * The line of a text around the first word that begins with one of the typed ones, in whole words; from the beginning of its
 * sentence where that is near. Null when none is found in the first 40,000 letters, each of which is looked at once.
 */
export function excerptAround(text: string, typed: string, most: number): string | null {
  const line = inOneLine(text.slice(0, lettersMost));
  const at = matchIn(line, wordsOf(typed).slice(0, askedMost));
  return at === null ? null : excerptFrom(line, at, most);
}

/** The same around letters that are looked for as they are, wherever in the text they stand. */
export function excerptAroundLetters(text: string, letters: string, most: number): string | null {
  const found = text.indexOf(letters);
  if (found < 0) return null;
  const line = inOneLine(text.slice(Math.max(0, found - most), found + letters.length + most));
  return excerptFrom(line, line.indexOf(letters), most);
}

function excerptFrom(line: string, at: number, most: number): string {
  const start = startBefore(line, at);
  const isSentence = start === 0 || /[.!?:] $/.test(line.slice(Math.max(0, start - 2), start));
  return `${isSentence ? "" : "…"}${beginningOf(line.slice(start), most)}`;
}

/**
 * Blocks come in lines, and cells of a table with tabs between them (`table/schema.ts`): each stays apart from the next. Lines after
 * `enough` letters are left out. What is put together is not looked into while it grows: it would be copied for each line.
 */
function inOneLine(text: string, enough = Infinity): string {
  const pieces: string[] = [];
  let letters = 0;
  let last = "";
  for (const row of linesOf(text)) {
    const piece = row.includes("\t") ? cellsOf(row).join(stop) : row;
    if (last !== "") pieces.push(last.includes("\t") || !goesOn(last, row) ? stop : " ");
    pieces.push(piece.replace(/\s+/g, " "));
    letters += pieces.at(-1)?.length ?? 0;
    last = row;
    if (letters >= enough) break;
  }
  return pieces.join("");
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf("\n", from);
    const row = text.slice(from, end < 0 ? text.length : end).trim();
    if (row !== "") yield row;
    if (end < 0) return;
    from = end + 1;
  }
}

/** Whether a line needs no stop before the next: a sign ends it, or the next begins in the middle of a sentence. */
function goesOn(line: string, next: string): boolean {
  return /[.!?:;,…。！？：；、،؟۔।–—-]["'”’»)\]]{0,2}$/u.test(line.slice(-3)) || /^\p{Ll}/u.test(next);
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
  const apart = before.indexOf(stop);
  if (apart >= 0) return at - beforeMost + apart + stop.length;
  const blank = before.indexOf(" ");
  return blank < 0 ? at : at - beforeMost + blank + 1;
}

/** Cut between words; in writing without blanks between letters. */
function wholeWords(cut: string, most: number): string {
  const blank = cut.lastIndexOf(" ");
  const kept = blank > 0 ? cut.slice(0, blank) : cut.slice(0, most).replace(/[\ud800-\udbff]$/, "");
  return kept.replace(/[\s,;:–—-]+$/, "");
}
