import { type Node, Schema } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { changedRanges } from "./changed-ranges.ts";
import type { RichText } from "./draft.ts";
import { lengthOf } from "./rebased-delta.ts";
import { type RichDelta, deltaBetween } from "./rich-delta.ts";
import { type Follow, type OwnChange, SharedText } from "./shared-text.ts";

/** A heading is one line of plain words; the letters are the document. */
export const lineSchema = new Schema({
  nodes: { doc: { content: "text*", marks: "" }, text: {} },
});

export const lineDoc = (text: string): Node =>
  lineSchema.node("doc", null, text === "" ? [] : [lineSchema.text(text)]);

/** Binds a line to a text of the draft, letter by letter. */
export function lineBinding(text: Y.Text, change: (work: () => void) => void, follow?: Follow): SharedText {
  const form = {
    read: () => lineDoc(text.toString()),
    deltaOf: ({ before, after, mapping }: OwnChange) =>
      deltaBetween(
        linesOf(before.textContent),
        linesOf(after.textContent),
        changedRanges(mapping, { before: (position) => position, after: (position) => position }),
      ),
    deltaFrom: (doc: Node) => deltaBetween(linesOf(doc.textContent), linesOf(text.toString())),
    apply: applyLetters,
    letterAt: (_: Node, position: number) => position,
    positionAt: (doc: Node, letter: number) => Math.max(0, Math.min(letter, doc.content.size)),
  };
  return new SharedText(text, form, { change, follow });
}

const linesOf = (text: string): RichText => [{ look: {}, runs: [{ text, marks: {} }] }];

function applyLetters(tr: Transaction, delta: RichDelta): void {
  let at = 0;
  for (const step of delta) {
    if ("insert" in step && step.insert !== "") tr.insert(at, lineSchema.text(step.insert));
    if ("delete" in step) tr.delete(at, Math.min(tr.doc.content.size, at + step.delete));
    else at += lengthOf(step);
  }
}
