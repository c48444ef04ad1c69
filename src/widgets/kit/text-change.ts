import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";

/** Marks a transaction that brings what the draft says. */
export const fromDraft = "from-draft";

/** Makes the document of a transaction another one by the smallest change; gives its place, null when both are equal. */
export function replaceDifference(tr: Transaction, wanted: Node): { from: number; to: number } | null {
  const start = tr.doc.content.findDiffStart(wanted.content);
  const ends = tr.doc.content.findDiffEnd(wanted.content);
  if (start === null || ends === null) return null;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [end, wantedEnd] = [ends.a + overlap, ends.b + overlap];
  const before = tr.doc;
  tr.replace(start, end, wanted.slice(start, wantedEnd));
  // Where the pieces do not fit as they were cut, everything is put in its place instead.
  if (!tr.doc.eq(wanted)) tr.replaceWith(0, tr.doc.content.size, wanted.content);
  return tr.doc === before ? null : { from: start, to: wantedEnd };
}

/**
 * What a change of the draft carries that an editor wrote and that is nothing else: while it is written the two do not say the same,
 * and afterwards they do.
 */
export const typedInEditor = {};
