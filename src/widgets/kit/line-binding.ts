import { type Node, Schema } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { changedRanges } from "./changed-ranges.ts";
import { markLetters } from "./applied-letters.ts";
import type { RichRun, RichText } from "./draft.ts";
import { marksOfRun, markValue } from "./inline-nodes.ts";
import { runsIn } from "./marked-words.ts";
import { lengthOf } from "./rebased-delta.ts";
import { type RichDelta, deltaBetween } from "./rich-delta.ts";
import { richMarks } from "./rich-marks.ts";
import { marksFrom } from "./rich-text.ts";
import { type Follow, type OwnChange, SharedText } from "./shared-text.ts";

/** One line of plain words; the letters are the document. */
export const lineSchema = new Schema({
  nodes: { doc: { content: "text*", marks: "" }, text: {} },
});

/** One line of words with marks. */
export const markedLineSchema = new Schema({
  nodes: { doc: { content: "text*" }, text: {} },
  marks: richMarks,
});

type Line = { readonly follow?: Follow; readonly schema?: Schema };

/** Binds a line to a text of the draft, letter by letter. */
export function lineBinding(
  text: Y.Text,
  change: (work: () => void) => void,
  { follow, schema = lineSchema }: Line = {},
): SharedText {
  const form = {
    read: () => schema.node("doc", null, wordsIn(schema, runsIn(text))),
    deltaOf: ({ before, after, mapping }: OwnChange) =>
      deltaBetween(
        linesOf(before),
        linesOf(after),
        changedRanges(mapping, { before: (position) => position, after: (position) => position }),
      ),
    deltaFrom: (doc: Node) => deltaBetween(linesOf(doc), [{ look: {}, runs: runsIn(text) }]),
    apply: applyToLine,
    letterAt: (_: Node, position: number) => position,
    positionAt: (doc: Node, letter: number) => Math.max(0, Math.min(letter, doc.content.size)),
  };
  return new SharedText(text, form, { change, follow });
}

const linesOf = (doc: Node): RichText => [{ look: {}, runs: marksAsSaid(doc) }];

function marksAsSaid(doc: Node): RichRun[] {
  const runs: RichRun[] = [];
  doc.forEach((node) => {
    const marks = Object.fromEntries(node.marks.map((mark) => [mark.type.name, markValue(mark)]));
    runs.push({ text: node.text ?? "", marks: marksFrom(marks) });
  });
  return runs;
}

function wordsIn(schema: Schema, runs: readonly RichRun[]): Node[] {
  return runs.flatMap(({ text, marks }) =>
    text === "" ? [] : [schema.text(text, marksOfRun(schema, marks))],
  );
}

function applyToLine(tr: Transaction, delta: RichDelta): void {
  const { schema } = tr.doc.type;
  let at = 0;
  for (const step of delta) {
    if ("insert" in step)
      tr.replaceWith(
        at,
        at,
        wordsIn(schema, [{ text: step.insert, marks: marksFrom(step.attributes ?? {}) }]),
      );
    const end = Math.min(tr.doc.content.size, at + lengthOf(step));
    if ("delete" in step) tr.delete(at, end);
    else at += lengthOf(step);
    if ("retain" in step && step.attributes)
      markLetters(tr, { from: end - step.retain, to: end }, step.attributes);
  }
}
