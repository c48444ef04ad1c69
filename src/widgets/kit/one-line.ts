import { Plugin } from "prosemirror-state";
import { fromDraft } from "./text-change.ts";

/** For a line of plain words: nobody types beyond so many letters (what others bring is shown as it is), and what is pasted becomes one line of words, as much of it as fits. */
export function lineLimits(most: number): Plugin[] {
  return [
    new Plugin({
      filterTransaction: (tr, state) =>
        !tr.docChanged ||
        tr.getMeta(fromDraft) === true ||
        tr.doc.content.size <= most ||
        tr.doc.content.size <= state.doc.content.size,
    }),
    new Plugin({
      props: {
        handlePaste(view, { clipboardData }) {
          const { tr, doc, selection } = view.state;
          const left = most - doc.content.size + (selection.to - selection.from);
          const words = (clipboardData?.getData("text/plain") ?? "")
            .toWellFormed()
            .replace(/[\s\u0000]+/g, " ");
          view.dispatch(tr.insertText(words.slice(0, Math.max(0, left)).toWellFormed()).scrollIntoView());
          return true;
        },
      },
    }),
  ];
}
