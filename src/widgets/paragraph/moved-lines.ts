import type * as Y from "yjs";
import { richPart } from "../kit/draft-parts.ts";
import type { RichText } from "../kit/draft.ts";
import { moveLetters } from "../kit/moved-letters.ts";
import type { MovedLine, PlainLine } from "../kit/plain-turn.ts";
import { deltaBetween } from "../kit/rich-delta.ts";
import { linesIn } from "../kit/rich-text.ts";
import { wordsOfRuns } from "../kit/marked-words.ts";
import { spelledLine } from "../kit/spelled.ts";
import { withStyle } from "./lists.ts";

/** Letters of a rich text, from one to before another. */
export type Range = { readonly from: number; readonly to: number };

/** The words of a line, as they are counted. */
export function wordsOfLine(lines: RichText, number: number): string {
  return (lines[number]?.runs ?? []).map(({ text }) => text).join("");
}

/** Lines that become words of one row, with the names of whom they mention and the marks of their letters. */
export function spelledLines(lines: RichText, draft: Y.Doc): PlainLine[] {
  return lines.map(({ look: { align }, runs }) => {
    const { marks = [] } = wordsOfRuns(runs);
    return { ...spelledLine(runs, draft), align, marks };
  });
}

/** So many letters come before a line. */
export function startOfLine(lines: RichText, number: number): number {
  return lines.slice(0, number).reduce((sum, _, at) => sum + wordsOfLine(lines, at).length + 1, 0);
}

export function richTextOf(draft: Y.Doc, id: string): Y.Text {
  return draft.getText(richPart(id, "doc"));
}

/**
 * Letters of a text that a rich text of another widget says already, from `toAt` on, are gone from here and known to be those:
 * carets follow, and what somebody is typing among them. To be called inside the person's own change, as everything here.
 */
export function moveIntoText(
  draft: Y.Doc,
  from: Y.Text,
  { range, into, toAt }: { range: Range; into: string; toAt: number },
): void {
  const kept = [{ at: range.from, length: range.to - range.from, toAt }];
  moveLetters(draft, from, { range, name: richPart(into, "doc"), kept });
}

/** Letters of a text go into the widgets that were made of its lines. From the end, so that places before stay what they are. */
export function moveLines(
  draft: Y.Doc,
  text: Y.Text,
  { moves, made }: { readonly moves: readonly MovedLine[]; readonly made: readonly string[] },
): void {
  for (const { nth, part, range, kept } of moves.toReversed())
    moveLetters(draft, text, { range, name: part(made[nth] ?? ""), kept });
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
