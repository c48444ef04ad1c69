import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { type Command, Plugin } from "prosemirror-state";
import type * as Y from "yjs";
import { edgeKeys } from "../kit/text-edges.ts";
import { richPart, textPart } from "../kit/draft-parts.ts";
import type { PageTools } from "../kit/editor.ts";
import { moveLetters } from "../kit/moved-letters.ts";
import { Joins } from "../kit/joins.ts";
import { markCaret } from "../kit/moved-caret.ts";
import { headingFlow } from "./flow.ts";
import { headingMost } from "./schema.ts";
import { textWidget } from "./turned-heading.ts";

export type HeadingPlace = { readonly draft: Y.Doc; readonly id: string; readonly page: () => PageTools };

/** Enter goes on below in a text of its own; Backspace at the start makes the heading one. Letters move there. */
export function headingKeys(heading: HeadingPlace): Plugin[] {
  const { page } = heading;
  const goOn = goOnBelow(heading);
  const { Backspace, Delete, ...others } = baseKeymap;
  return [
    keymap({
      Enter: goOn,
      "Shift-Enter": goOn,
      Backspace: becomeText(heading),
      Delete: joinNext(heading),
      ...edgeKeys(page),
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

function goOnBelow({ draft, id, page }: HeadingPlace): Command {
  return (state) => {
    const text = draft.getText(textPart(id, "text"));
    const { from, to } = state.selection;
    page().endStep();
    if (to === 0 && text.length > 0) return makeRoomAbove({ draft, id, page });
    page().change(() => {
      const [made] = page().insertAfter([textWidget(state.doc.textContent.slice(to))]);
      if (made) moveBehind(draft, text, { at: to, made });
      if (from < to) text.delete(from, to - from);
    });
    return true;
  };
}

/** At the start of a heading with words Enter makes room above; the caret stays where it is. */
function makeRoomAbove({ draft, id, page }: HeadingPlace): true {
  page().change(() => page().insertBefore([textWidget("")]));
  markCaret(draft, id, 0);
  page().enter(id);
  return true;
}

/** At its end the block behind comes up. */
function joinNext({ draft, id, page }: HeadingPlace): Command {
  return ({ doc, selection }) => {
    if (!selection.empty || selection.to < doc.content.size) return false;
    return new Joins({ id, flow: headingFlow, draft, page: page() }).next();
  };
}

function becomeText({ draft, id, page }: HeadingPlace): Command {
  return ({ doc, selection }) => {
    if (!selection.empty || selection.from > 0) return false;
    const text = draft.getText(textPart(id, "text"));
    page().endStep();
    page().replace(textWidget(doc.textContent), (made) => moveBehind(draft, text, { at: 0, made }));
    return true;
  };
}

function moveBehind(draft: Y.Doc, text: Y.Text, { at, made }: { at: number; made: string }): void {
  const range = { from: at, to: text.length };
  const kept = [{ at, length: text.length - at, toAt: 0 }];
  moveLetters(draft, text, { range, name: richPart(made, "doc"), kept });
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
