import type { Node, Schema } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { applyLetters } from "../kit/applied-letters.ts";
import { changedRanges } from "../kit/changed-ranges.ts";
import { type RichText, lineBreak } from "../kit/draft.ts";
import { runsOf } from "../kit/inline-nodes.ts";
import { lengthOf } from "../kit/rebased-delta.ts";
import { type RichDelta, type RichStep, deltaBetween } from "../kit/rich-delta.ts";
import { lineEnd, linesIn } from "../kit/rich-text.ts";
import { type OwnChange, SharedText } from "../kit/shared-text.ts";
import { cellDoc } from "./cell-schema.ts";

/** Binds the words of a cell to their text of the draft, letter by letter. */
export function cellBinding(text: Y.Text, schema: Schema, change: (work: () => void) => void): SharedText {
  const form = {
    read: () => cellDoc(schema, linesIn(text)),
    deltaOf: ({ before, after, mapping }: OwnChange) =>
      deltaBetween(
        linesOf(before),
        linesOf(after),
        changedRanges(mapping, { before: (position) => position, after: (position) => position }),
      ),
    deltaFrom: (doc: Node) => deltaBetween(linesOf(doc), linesIn(text)),
    apply: applyToCell,
    letterAt: (_: Node, position: number) => position,
    positionAt: within,
  };
  return new SharedText(text, form, { change });
}

const linesOf = (doc: Node): RichText => [{ look: {}, runs: runsOf(doc) }];

const within = (doc: Node, letter: number) => Math.max(0, Math.min(letter, doc.content.size));

/** What nobody writes, ends of lines, is shown as breaks; what is not there is not taken away. */
function applyToCell(tr: Transaction, delta: RichDelta): void {
  let at = 0;
  for (const step of delta) {
    const from = within(tr.doc, at);
    const shown = shownStep(step, tr.doc.content.size - from);
    if (shown) applyLetters(tr, shown, from);
    if (!("delete" in step)) at += lengthOf(step);
  }
}

function shownStep(step: RichStep, left: number): RichStep | null {
  if ("insert" in step) return { ...step, insert: step.insert.replaceAll(lineEnd, lineBreak) };
  const length = Math.min(left, lengthOf(step));
  if (length === 0) return null;
  return "delete" in step ? { delete: length } : { ...step, retain: length };
}
