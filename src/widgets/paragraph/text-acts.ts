import type * as Y from "yjs";
import type { PageTools } from "../kit/editor.ts";
import { Joins } from "../kit/joins.ts";
import type { PlainTurn } from "../kit/plain-turn.ts";
import { paragraphFlow } from "./flow.ts";
import { lineActs } from "./line-acts.ts";
import { linesOf } from "./lines.ts";
import { richTextOf } from "./moved-lines.ts";
import { PartedText } from "./parted-text.ts";
import { withPasted } from "./pasted-lines.ts";
import type { ParagraphContent } from "./schema.ts";
import type { TextTools } from "./text-tools.ts";

type TextPlace = {
  readonly id: string;
  readonly draft: Y.Doc;
  readonly page: PageTools;
  /** Tells that a line is too long for what it was to become. */
  readonly refuse: (into: PlainTurn) => void;
};

type Acts = Pick<TextTools, "page" | "turnLine" | "putAtLine" | "joinBefore" | "joinNext" | "insertWidgets">;

/** What a text does to the page around it. Each act is one step of undo. */
export function textActs({ id, draft, page, refuse }: TextPlace): Acts {
  const text = richTextOf(draft, id);
  const joins = new Joins({ id, flow: paragraphFlow, draft, page });
  const parted = new PartedText({ id, draft, text, page });

  return {
    page,

    ...lineActs({ draft, text, parted, page, refuse }),

    joinBefore: joins.before,
    joinNext: joins.next,

    insertWidgets(view, widgets) {
      const [first, ...rest] = widgets;
      if (!first) return;
      asStep(page, () => {
        const isText = first.kind === "Paragraph" && !first.stand;
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
