import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { type Command, Plugin } from "prosemirror-state";
import { lineLimits } from "../kit/line-limits.ts";
import { leaveOverEdge } from "../kit/text-edges.ts";
import { textWidget } from "../kit/text-widget.ts";
import { turnKeys } from "../kit/turn-keys.ts";
import { textPart } from "../kit/draft-parts.ts";
import type { PageTools } from "../kit/editor.ts";
import { headingActs, type HeadingPlace, moveBehind, turnIntoText } from "./heading-acts.ts";
import { headingMost } from "./schema.ts";
import type { WidgetKind } from "../widget.ts";

/** Kinds that say words and nothing else. */
const lines: ReadonlySet<WidgetKind> = new Set(["Paragraph", "Heading"]);

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
      ...turnKeys(page, (view, into) => headingActs(heading, view).turn?.(into)),
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
    widgetPaste(page),
    ...lineLimits(headingMost),
  ];
}

function goOnBelow({ draft, id, page }: HeadingPlace): Command {
  return (state) => {
    const text = draft.getText(textPart(id, "text"));
    const { from, to } = state.selection;
    page().endStep();
    page().change(() => {
      const [made] = page().insertAfter([textWidget(state.doc.textContent.slice(to))]);
      if (made) moveBehind(draft, text, { at: to, made });
      if (from < to) text.delete(from, to - from);
      if (!made) return;
      page().enter(made, "start");
    });
    return true;
  };
}

function becomeText(heading: HeadingPlace): Command {
  return ({ selection }) => {
    if (!selection.empty || selection.from > 0) return false;
    heading.page().endStep();
    turnIntoText(heading);
    return true;
  };
}

/** What is more than words goes on the page behind the heading. */
const widgetPaste = (page: () => PageTools) =>
  new Plugin({
    props: {
      handlePaste(_, { clipboardData }) {
        const widgets = clipboardData ? page().readPasted(clipboardData) : [];
        if (widgets.length <= 1 && widgets.every(({ kind }) => lines.has(kind))) return false;
        page().insertAfter(widgets);
        return true;
      },
    },
  });
