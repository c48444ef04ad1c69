import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { hrefFrom } from "./link-target.ts";

/**
 * An address that is pasted over words of one line links them, and the caret stands behind them. Null where it is no address, where
 * nothing is selected, over an address, which it replaces, and in texts that hold no links. `origin` is that of the site.
 */
export function withPastedLink(state: EditorState, pasted: string, origin: string): Transaction | null {
  const { from, to, empty } = state.selection;
  const { link } = state.schema.marks;
  const href = isAddress(pasted) ? hrefFrom(pasted.trim(), origin) : null;
  if (empty || !link || href === null) return null;
  const words = state.doc.textBetween(from, to, "\n");
  if (words.trim() === "" || words.includes("\n") || isAddress(words)) return null;
  const tr = state.tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(to), -1)).removeStoredMark(link);
}

function isAddress(words: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(words.trim());
}
