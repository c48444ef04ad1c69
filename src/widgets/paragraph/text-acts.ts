import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import type { RichText } from "../kit/draft.ts";
import type { PageTools } from "../kit/editor.ts";
import { markCaret } from "../kit/moved-caret.ts";
import { linesIn } from "../kit/rich-text.ts";
import type { StoredWidget } from "../widget.ts";
import { selectedLines } from "./changed-lines.ts";
import { contentFrom, linesOf } from "./lines.ts";
import {
  headingWords,
  joinTexts,
  moveIntoHeading,
  moveIntoText,
  type Range,
  richTextOf,
  startOfLine,
  wordsOfLine,
} from "./moved-lines.ts";
import { withPasted } from "./pasted-lines.ts";
import { letterAt, lineWith, linesOfDoc, richLines } from "./rich-doc.ts";
import type { ParagraphContent } from "./schema.ts";
import type { TextTools } from "./text-tools.ts";
import { headingMost, headingWidget } from "./turn-into-heading.ts";

type TextPlace = {
  readonly id: string;
  readonly draft: Y.Doc;
  readonly page: PageTools;
  /** Tells that the text is too large for a heading. */
  readonly refuseHeading: () => void;
};

/** What a text does to the page around it. Each act is one step of undo. */
export function textActs({ id, draft, page, refuseHeading }: TextPlace) {
  const text = richTextOf(draft, id);

  return {
    page,

    turnIntoHeading(view, level) {
      const { first } = selectedLines(view.state);
      const lines = linesIn(text);
      const { text: words, kept } = headingWords(wordsOfLine(lines, first), startOfLine(lines, first));
      if (words.length > headingMost) return refuseHeading();
      putInPlaceOf(first, headingWidget(words, level), (heading, range) =>
        moveIntoHeading(draft, text, { range, heading, kept }),
      );
    },

    putInLine(_, line, widget) {
      putInPlaceOf(line, widget, (_made, { from, to }) => text.delete(from, to - from));
    },

    joinBefore() {
      const before = page.neighbour("before");
      if (before?.kind !== "Paragraph") {
        page.leave("before", "end");
        return true;
      }
      asStep(() => {
        markCaret(draft, before.id, joinTexts(draft, before.id, id));
        page.remove();
      });
      return true;
    },

    joinNext() {
      const next = page.neighbour("after");
      if (next?.kind !== "Paragraph") return false;
      asStep(() => {
        joinTexts(draft, id, next.id);
        page.removeNext();
      });
      return true;
    },

    insertWidgets(view, widgets) {
      const [first, ...rest] = widgets;
      if (!first) return;
      asStep(() => {
        const isText = first.kind === "Paragraph";
        view.dispatch(
          isText
            ? withPasted(view.state, linesOf(first.content as ParagraphContent)).scrollIntoView()
            : view.state.tr.deleteSelection(),
        );
        const others = isText ? rest : widgets;
        if (others.length > 0) insertBehind(view, others);
      });
    },
  } satisfies Partial<TextTools>;

  function asStep(work: () => void): void {
    page.endStep();
    page.change(work);
    page.endStep();
  }

  /** The text goes on before and behind the widget, which gets the caret; one that would be empty is not left behind. */
  function putInPlaceOf(
    number: number,
    widget: StoredWidget,
    move: (made: string, range: Range) => void,
  ): void {
    const lines = linesIn(text);
    const [from, to, end] = [number, number + 1, lines.length].map((line) => startOfLine(lines, line));
    const line = { from: from ?? 0, to: to ?? 0 };
    const [before, after] = [hasWords(lines.slice(0, number)), hasWords(lines.slice(number + 1))];
    asStep(() => {
      if (!before && !after) return void page.replace(widget, (made) => move(made, line));
      if (before && after) goOnBehind(lines.slice(number + 1), { from: line.to, to: end ?? 0 });
      const [made = ""] = before ? page.insertAfter([widget]) : page.insertBefore([widget]);
      move(made, line);
      if (!before) text.delete(0, line.from);
      else if (!after && text.length > line.from) text.delete(line.from, text.length - line.from);
    });
  }

  /** Lines of this text go on in a text of their own behind it. */
  function goOnBehind(lines: RichText, range: Range): void {
    const [made = ""] = page.insertAfter([{ kind: "Paragraph", version: 1, content: contentFrom(lines) }]);
    moveIntoText(draft, text, { range, into: made, toAt: 0 });
  }

  /** What stands behind the caret comes behind the new widgets; an emptied text gives its place to the first of them. */
  function insertBehind(view: EditorView, widgets: readonly StoredWidget[]): void {
    const { doc, selection } = view.state;
    const caret = letterAt(doc, selection.to);
    const number = lineWith(doc, caret);
    const here = linesOfDoc(doc)[number];
    if (!here) return;
    const isAtEnd = selection.to === here.start + here.line.content.size;
    const lineEnd = here.at + here.line.content.size;
    const behind = richLines(linesOfDoc(doc)).slice(number + 1);
    const rest = richLines([{ look: here.look, line: here.line.cut(caret - here.at) }]);
    const tail = isAtEnd ? behind : [...rest, ...behind];
    if (hasWords(tail)) {
      const end = text.length;
      const [made = ""] = page.insertAfter([{ kind: "Paragraph", version: 1, content: contentFrom(tail) }]);
      moveIntoText(draft, text, {
        range: { from: lineEnd + 1, to: end },
        into: made,
        toAt: isAtEnd ? 0 : lineEnd - caret + 1,
      });
      moveIntoText(draft, text, { range: { from: caret, to: lineEnd }, into: made, toAt: 0 });
    }
    const [first, ...others] = widgets;
    if (!first || hasWords(linesIn(text))) return void page.insertAfter(widgets);
    if (others.length > 0) page.insertAfter(others);
    page.replace(first);
  }
}

function hasWords(lines: RichText): boolean {
  return lines.some(({ runs }) => runs.length > 0);
}
