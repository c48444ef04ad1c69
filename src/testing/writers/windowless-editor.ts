import { EditorState, type Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { richBinding } from "#widgets/paragraph/draft-binding.ts";
import { fromDraft } from "#widgets/kit/text-change.ts";

/** An editor of a rich text without a window: a state that its binding follows and writes, as the one on the page does. */
export function windowlessEditor(draft: Y.Doc, part: string) {
  /** The origin of what is written in it. */
  const own = {};
  const fragment = draft.getXmlFragment(part);
  const binding = richBinding(fragment, (work) => draft.transact(work, own));
  const editor = {
    state: EditorState.create({ doc: binding.read() }),
    hasFocus: () => true,
    dispatch(tr: Transaction) {
      editor.state = editor.state.apply(tr);
      if (tr.docChanged && !tr.getMeta(fromDraft)) binding.write(editor.state.doc);
    },
  };
  binding.bind(editor);
  return { editor, fragment, own };
}
