import { type Node, Schema } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import * as Y from "yjs";
import { fromDraft, replaceDifference } from "../kit/text-change.ts";
import type { TextBinding } from "../kit/text-view.ts";

/** A heading is one line of plain words; the letters are the document. */
export const lineSchema = new Schema({
  nodes: { doc: { content: "text*", marks: "" }, text: {} },
});

export const lineDoc = (text: string): Node =>
  lineSchema.node("doc", null, text === "" ? [] : [lineSchema.text(text)]);

/** Binds a line to a text of the draft, letter by letter. */
export function lineBinding(text: Y.Text, change: (work: () => void) => void): TextBinding {
  let isWriting = false;
  const read = () => lineDoc(text.toString());

  return {
    read,
    write(doc) {
      isWriting = true;
      try {
        change(() => writeDifference(text, doc.textContent));
      } finally {
        isWriting = false;
      }
    },
    bind(editor) {
      const follow = (_: unknown, { origin }: Y.Transaction) => {
        if (!isWriting) followDraft(editor, read(), origin);
      };
      text.observe(follow);
      return () => text.unobserve(follow);
    },
  };
}

/** The caret keeps its letters; after undo it stands behind what came back. */
function followDraft(editor: EditorView, doc: Node, origin: unknown): void {
  const { tr } = editor.state;
  const changed = replaceDifference(tr, doc);
  if (!changed) return;
  if (origin instanceof Y.UndoManager)
    tr.setSelection(TextSelection.create(tr.doc, Math.min(changed.to, tr.doc.content.size)));
  editor.dispatch(tr.setMeta(fromDraft, true));
}

/** One removal and one insertion between what both have at the start and at the end; pairs of halves stay whole. */
export function writeDifference(text: Y.Text, wanted: string): void {
  const old = text.toString();
  if (old === wanted) return;
  const most = Math.min(old.length, wanted.length);
  let start = 0;
  while (start < most && old[start] === wanted[start]) start++;
  if (isHigh(old[start - 1])) start--;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === wanted[wanted.length - 1 - end]) end++;
  if (isLow(old[old.length - end])) end--;
  text.delete(start, old.length - start - end);
  text.insert(start, wanted.slice(start, wanted.length - end));
}

const isHigh = (half = "") => half >= "\ud800" && half <= "\udbff";
const isLow = (half = "") => half >= "\udc00" && half <= "\udfff";
