import type * as Y from "yjs";
import { richPart, textPart } from "../kit/draft-parts.ts";
import type { RichText } from "../kit/draft.ts";
import { type Kept, moveLetters } from "../kit/moved-letters.ts";
import { deltaBetween } from "../kit/rich-delta.ts";
import { linesIn } from "../kit/rich-text.ts";
import { withStyle } from "./lists.ts";

/** Letters of a rich text, from one to before another. */
export type Range = { readonly from: number; readonly to: number };

/** A plain text has the words of a line in one row. */
export type HeadingWords = { readonly text: string; readonly kept: readonly Kept[] };

/** A heading is one line of plain words: blanks in a row are one. `at` is where the line begins in its text. */
export function headingWords(line: string, at = 0): HeadingWords {
  const kept: Kept[] = [];
  let text = "";
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    if (text !== "") {
      kept.push({ at: at + index - 1, length: 1, toAt: text.length });
      text += " ";
    }
    kept.push({ at: at + index, length: word.length, toAt: text.length });
    text += word;
  }
  return { text, kept };
}

/** The words of a line, as they are counted. */
export function wordsOfLine(lines: RichText, number: number): string {
  return (lines[number]?.runs ?? []).map(({ text }) => text).join("");
}

/** So many letters come before a line. */
export function startOfLine(lines: RichText, number: number): number {
  return lines.slice(0, number).reduce((sum, _, at) => sum + wordsOfLine(lines, at).length + 1, 0);
}

export function richTextOf(draft: Y.Doc, id: string): Y.Text {
  return draft.getText(richPart(id, "doc"));
}

/**
 * Letters of a text that a new widget says already are gone from here, and known to be those: carets follow, and what somebody is
 * typing among them. To be called inside the person's own change, as everything here.
 */
export function moveIntoHeading(
  draft: Y.Doc,
  from: Y.Text,
  { range, heading, kept }: { range: Range; heading: string; kept: readonly Kept[] },
): void {
  moveLetters(draft, from, { range, name: textPart(heading, "text"), kept });
}

/** The same for letters that stand in a rich text of another widget from `toAt` on. */
export function moveIntoText(
  draft: Y.Doc,
  from: Y.Text,
  { range, into, toAt }: { range: Range; into: string; toAt: number },
): void {
  const kept = [{ at: range.from, length: range.to - range.from, toAt }];
  moveLetters(draft, from, { range, name: richPart(into, "doc"), kept });
}

/** Gives every line of a text the same style. */
export function styleLines(text: Y.Text, style: "plain" | "quote" | "note"): void {
  const lines = linesIn(text);
  text.applyDelta([
    ...deltaBetween(
      lines,
      lines.map((line) => ({ ...line, look: withStyle(line.look, style) })),
    ),
  ]);
}
