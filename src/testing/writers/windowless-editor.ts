import { EditorState, type Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { richBinding } from "#widgets/paragraph/draft-binding.ts";
import type { MovedCaret } from "#widgets/kit/moved-caret.ts";
import { movesPart } from "#widgets/kit/draft-parts.ts";
import { ownChange } from "#widgets/kit/shared-text.ts";
import { asLinesSay } from "#widgets/paragraph/changed-lines.ts";

/** An editor of a rich text without a window: a state that its binding follows and writes, as the one on the page does. */
export function windowlessEditor(draft: Y.Doc, part: string) {
  /** The origin of what is written in it. */
  const own = {};
  const text = draft.getText(part);
  // A session knows the moves of its draft from the beginning.
  draft.getMap(movesPart);
  /** Where the caret went with its letter, if it did. */
  const followed: MovedCaret[] = [];
  /** Where its selection began, each time. */
  const began: (MovedCaret | null)[] = [];
  const binding = richBinding(
    text,
    (work) => draft.transact(work, own),
    (caret, anchor) => {
      followed.push(caret);
      began.push(anchor);
    },
  );
  const editor = {
    state: EditorState.create({ doc: binding.read(), plugins: [asLinesSay] }),
    composing: false,
    hasFocus: () => true,
    dispatch(tr: Transaction) {
      const { state, transactions } = editor.state.applyTransaction(tr);
      editor.state = state;
      const change = ownChange(transactions);
      if (change) binding.write(change);
    },
    /** As an input method does it: until it ends, others' words wait. Editors hear of the end a moment later. */
    compose(work: () => void, inThatMoment: () => void = () => {}) {
      editor.composing = true;
      work();
      editor.composing = false;
      inThatMoment();
      binding.composed();
    },
  };
  binding.bind(editor);
  return { editor, text, binding, own, followed, began };
}
