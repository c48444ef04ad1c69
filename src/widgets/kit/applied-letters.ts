import type { Transaction } from "prosemirror-state";
import { marksOfRun, nodesOfRun } from "./inline-nodes.ts";
import type { RichStep } from "./rich-delta.ts";
import { type Marking, marksFrom } from "./rich-text.ts";

/** Brings one step of a change within a line into an editor's document; steps are applied from the last to the first. */
export function applyLetters(tr: Transaction, step: RichStep, from: number): void {
  const { schema } = tr.doc.type;
  if ("insert" in step) {
    const marks = marksFrom(step.attributes ?? {});
    tr.replaceWith(from, from, nodesOfRun(schema, { text: step.insert, marks }));
  } else if ("delete" in step) tr.delete(from, from + step.delete);
  else if (step.attributes) markLetters(tr, { from, to: from + step.retain }, step.attributes);
}

function markLetters(tr: Transaction, { from, to }: { from: number; to: number }, attributes: Marking): void {
  const { schema } = tr.doc.type;
  for (const [name, value] of Object.entries(attributes)) {
    const type = schema.marks[name];
    const [mark] = marksOfRun(schema, marksFrom({ [name]: value }));
    if (mark) tr.addMark(from, to, mark);
    else if (type) tr.removeMark(from, to, type);
  }
}
