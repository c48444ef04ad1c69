import type * as Y from "yjs";
import type { FlowPlace } from "#widgets/kit/flow.ts";
import { moveLetters } from "#widgets/kit/moved-letters.ts";
import { lineEnd, linesIn } from "#widgets/kit/rich-text.ts";

/** Gives the line that a letter stands in an end before that letter; gives where the letter stands then. */
export function endLine(text: Y.Text, letter: number): number {
  const line = text.toString().slice(0, letter).split(lineEnd).length - 1;
  text.insert(letter, lineEnd, { ...linesIn(text)[line]?.look });
  return letter + 1;
}

/**
 * The letters of a text from one on go into another, which says them already, with the end of their last line: whoever is typing at that
 * end goes along.
 */
export function moveRest(draft: Y.Doc, { id, flow }: FlowPlace, from: number, into: FlowPlace): void {
  const [text, name] = [draft.getText(flow.part(id)), into.flow.part(into.id)];
  const range = { from, to: text.length };
  moveLetters(draft, text, { range, name, kept: [{ at: from, length: range.to - from, toAt: 0 }] });
}
