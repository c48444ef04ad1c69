import type * as Y from "yjs";
import type { PageTools } from "../kit/editor.ts";
import { Joins } from "../kit/joins.ts";
import { linesIn } from "../kit/rich-text.ts";
import { selectedLines } from "./changed-lines.ts";
import { paragraphFlow } from "./flow.ts";
import { linesOf } from "./lines.ts";
import { headingWords, moveIntoHeading, richTextOf, startOfLine, wordsOfLine } from "./moved-lines.ts";
import { PartedText } from "./parted-text.ts";
import { withPasted } from "./pasted-lines.ts";
import { letterAt, lineWith } from "./rich-doc.ts";
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

type Acts = Pick<
  TextTools,
  "page" | "turnIntoHeading" | "putInLine" | "joinBefore" | "joinNext" | "insertWidgets"
>;

/** What a text does to the page around it. Each act is one step of undo. */
export function textActs({ id, draft, page, refuseHeading }: TextPlace): Acts {
  const text = richTextOf(draft, id);
  const joins = new Joins({ id, flow: paragraphFlow, draft, page });
  const parted = new PartedText({ draft, text, page });

  return {
    page,

    turnIntoHeading(view, level) {
      const { first } = selectedLines(view.state);
      const lines = linesIn(text);
      const { text: words, kept } = headingWords(wordsOfLine(lines, first), startOfLine(lines, first));
      if (words.length > headingMost) return refuseHeading();
      parted.around(first, headingWidget(words, level), (heading, range) =>
        moveIntoHeading(draft, text, { range, heading, kept }),
      );
    },

    putInLine({ state: { doc } }, place, widget) {
      const line = lineWith(doc, letterAt(doc, place + 1));
      parted.around(line, widget, (_, { from, to }) => text.delete(from, to - from));
    },

    joinBefore: joins.before,
    joinNext: joins.next,

    insertWidgets(view, widgets) {
      const [first, ...rest] = widgets;
      if (!first) return;
      asStep(page, () => {
        const isText = first.kind === "Paragraph";
        if (isText)
          view.dispatch(withPasted(view.state, linesOf(first.content as ParagraphContent)).scrollIntoView());
        else view.dispatch(view.state.tr.deleteSelection());
        const others = isText ? rest : widgets;
        if (others.length > 0) parted.behindCaret(view, others);
      });
    },
  };
}

function asStep(page: PageTools, work: () => void): void {
  page.endStep();
  page.change(work);
  page.endStep();
}
