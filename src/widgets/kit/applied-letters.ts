import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { marksOfRun, nodesOfRun } from "./inline-nodes.ts";
import type { RichStep } from "./rich-delta.ts";
import { mentionFrom, mentionLetter, type Mention } from "./mention.ts";
import { type Marking, marksFrom, mentionMark } from "./rich-text.ts";

/** Brings one step of a change within a line into an editor's document; steps are applied from the last to the first. */
export function applyLetters(tr: Transaction, step: RichStep, from: number): void {
  const { schema } = tr.doc.type;
  if ("insert" in step) {
    const marks = marksFrom(step.attributes ?? {});
    tr.replaceWith(from, from, nodesOfRun(schema, { text: step.insert, marks }));
  } else if ("delete" in step) tr.delete(from, from + step.delete);
  else if (step.attributes) markLetters(tr, { from, to: from + step.retain }, step.attributes);
}

/** Gives letters marks, or takes them away. */
export function markLetters(
  tr: Transaction,
  { from, to }: { from: number; to: number },
  attributes: Marking,
): void {
  const { schema } = tr.doc.type;
  for (const [name, value] of Object.entries(attributes)) {
    if (name === mentionMark) {
      standFor(tr, { from, to }, mentionFrom(value));
      continue;
    }
    const type = schema.marks[name];
    const [mark] = marksOfRun(schema, marksFrom({ [name]: value }));
    if (mark) tr.addMark(from, to, mark);
    else if (type) tr.removeMark(from, to, type);
  }
}

/** The letters of mentions stand for somebody else from now on, or for nobody. */
function standFor(
  tr: Transaction,
  { from, to }: { from: number; to: number },
  mention: Mention | null,
): void {
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return;
    const [first, last] = [Math.max(from, position), Math.min(to, position + node.nodeSize)];
    for (let at = first; at < last; at++) {
      const isMention = node.type.name === "mention" || node.text?.[at - position] === mentionLetter;
      if (isMention) tr.replaceWith(at, at + 1, mentionOrLetter(node, mention));
    }
  });
}

/** The letter in the place of one, with the same marks. */
export function mentionOrLetter({ type: { schema }, marks }: Node, mention: Mention | null): Node {
  return mention && schema.nodes["mention"]
    ? schema.node("mention", mention, [], marks)
    : schema.text(mentionLetter, marks);
}
