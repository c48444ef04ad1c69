import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { type Command, Plugin } from "prosemirror-state";
import { leaveOverEdge } from "../kit/text-edges.ts";
import type { PageTools } from "../kit/editor.ts";
import type { StoredWidget } from "../widget.ts";
import { headingMost } from "./schema.ts";

const textWidget = (words: string): StoredWidget => ({
  kind: "Paragraph",
  version: 1,
  content: {
    text_style: "plain",
    doc: {
      type: "doc",
      content: [{ type: "paragraph", ...(words === "" ? {} : { content: [{ type: "text", text: words }] }) }],
    },
  },
});

/** Enter goes on below in a text of its own; Backspace at the start makes the heading one. */
export function headingKeys(page: () => PageTools): Plugin[] {
  const goOn: Command = (state, dispatch) => {
    const { from, to } = state.selection;
    const rest = state.doc.textContent.slice(to);
    page().endStep();
    page().change(() => {
      if (from < state.doc.content.size) dispatch?.(state.tr.delete(from, state.doc.content.size));
      page().insertAfter([textWidget(rest)]);
    });
    return true;
  };
  const becomeText: Command = ({ doc, selection }) => {
    if (!selection.empty || selection.from > 0) return false;
    page().endStep();
    page().replace(textWidget(doc.textContent));
    return true;
  };
  const { Backspace, Delete, ...others } = baseKeymap;
  return [
    keymap({
      Enter: goOn,
      "Shift-Enter": goOn,
      Backspace: becomeText,
      ArrowUp: leaveOverEdge("ArrowUp", page),
      ArrowDown: leaveOverEdge("ArrowDown", page),
      ArrowLeft: leaveOverEdge("ArrowLeft", page),
      ArrowRight: leaveOverEdge("ArrowRight", page),
    }),
    keymap(
      Object.fromEntries(
        Object.entries({ Backspace, Delete, "Mod-a": others["Mod-a"] }).filter(([, each]) => each),
      ) as Record<string, Command>,
    ),
    notLonger,
    linePaste,
  ];
}

/** Nobody types beyond the limit; what others bring is shown as it is (WIDG-06). */
const notLonger = new Plugin({
  filterTransaction: (tr, state) =>
    !tr.docChanged ||
    tr.getMeta("from-draft") === true ||
    tr.doc.content.size <= headingMost ||
    tr.doc.content.size <= state.doc.content.size,
});

/** What is pasted becomes one line of plain words, as much of it as fits. */
const linePaste = new Plugin({
  props: {
    handlePaste(view, { clipboardData }) {
      const { tr, doc, selection } = view.state;
      const left = headingMost - doc.content.size + (selection.to - selection.from);
      const words = (clipboardData?.getData("text/plain") ?? "").toWellFormed().replace(/[\s\u0000]+/g, " ");
      view.dispatch(tr.insertText(words.slice(0, Math.max(0, left)).toWellFormed()).scrollIntoView());
      return true;
    },
  },
});
