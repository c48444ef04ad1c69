import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { initProseMirrorDoc, updateYFragment } from "y-prosemirror";
import * as Y from "yjs";
import { fromDraft, replaceDifference } from "../kit/text-change.ts";
import { placeAt, positionOf } from "./draft-places.ts";
import { richSchema } from "./rich-schema.ts";

/** What the binding needs of an editor; tests give a state without a window. */
export type Bound = { readonly state: EditorState; dispatch(change: Transaction): void; hasFocus(): boolean };

/**
 * Binds an editor's document to a rich text of the draft. Own changes are written through `change`, so that undo and
 * sending see them as the person's own; others' come in as the smallest change, and the caret stays at its letters.
 */
export function richBinding(fragment: Y.XmlFragment, change: (work: () => void) => void) {
  let editor: Bound | null = null;
  let isWriting = false;
  let meta = { mapping: new Map(), isOMark: new Map() };
  let kept: { anchor: Y.RelativePosition; head: Y.RelativePosition } | null = null;

  function read(): Node {
    const made = initProseMirrorDoc(fragment, richSchema);
    meta = made.meta;
    return made.doc.childCount > 0 ? made.doc : richSchema.topNodeType.create(null, emptyParagraph());
  }

  /** Writes what changed in the editor; what the draft says already is not touched. */
  function write(doc: Node): void {
    isWriting = true;
    try {
      change(() => {
        updateYFragment({ transact: (work: () => void) => work() }, fragment, doc, meta);
        giveTexts(fragment);
      });
    } finally {
      isWriting = false;
    }
  }

  /** Only the text with the caret has a selection that is worth keeping. */
  function keepSelection(): void {
    kept = null;
    if (isWriting || !editor?.hasFocus()) return;
    const { doc, selection } = editor.state;
    kept = {
      anchor: placeAt(fragment, doc, selection.anchor),
      head: placeAt(fragment, doc, selection.head),
    };
  }

  function follow(_: unknown, transaction: Y.Transaction): void {
    if (isWriting || !editor) return;
    const tr = editor.state.tr;
    const changed = replaceDifference(tr, read());
    if (!changed) return;
    if (transaction.origin instanceof Y.UndoManager) tr.setSelection(selectionOver(tr, changed));
    else if (kept) restore(tr, kept);
    editor.dispatch(tr.setMeta(fromDraft, true).setMeta("addToHistory", false));
  }

  function restore(tr: Transaction, { anchor, head }: NonNullable<typeof kept>): void {
    const [from, to] = [positionOf(fragment, anchor), positionOf(fragment, head)];
    const most = tr.doc.content.size;
    if (from === null || to === null || from > most || to > most) return;
    tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)));
  }

  return {
    read,
    write,
    /** From now on the editor follows the draft; gives the way to end that. */
    bind(to: Bound): () => void {
      editor = to;
      fragment.observeDeep(follow);
      fragment.doc?.on("beforeTransaction", keepSelection);
      return () => {
        editor = null;
        fragment.unobserveDeep(follow);
        fragment.doc?.off("beforeTransaction", keepSelection);
      };
    },
  };
}

/** Gives each empty line its text: two who first write into it at once then write into the same one. */
function giveTexts(parent: Y.XmlFragment): void {
  for (const child of parent.toArray()) {
    if (!(child instanceof Y.XmlElement)) continue;
    if (child.nodeName !== "paragraph") giveTexts(child);
    else if (child.length === 0) child.insert(0, [new Y.XmlText()]);
  }
}

function emptyParagraph(): Node {
  return richSchema.node("paragraph");
}

/** After undo the caret stands behind what came back. */
function selectionOver(tr: Transaction, { to }: { to: number }) {
  return TextSelection.near(tr.doc.resolve(Math.min(to, tr.doc.content.size)), -1);
}
