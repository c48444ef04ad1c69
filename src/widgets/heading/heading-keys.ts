import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { type Command, Plugin } from "prosemirror-state";
import { edgeKeys } from "../kit/text-edges.ts";
import { lineLimits } from "../kit/line-limits.ts";
import { textWidget } from "../kit/text-widget.ts";
import { turnKeys } from "../kit/turn-keys.ts";
import { type TypingRule, typingRules } from "../kit/typing-rules.ts";
import { textPart } from "../kit/draft-parts.ts";
import type { PageTools } from "../kit/editor.ts";
import { Joins } from "../kit/joins.ts";
import { caretBehind, markCaret } from "../kit/moved-caret.ts";
import { headingFlow } from "./flow.ts";
import { headingActs, type HeadingPlace, moveBehind, turnIntoText } from "./heading-acts.ts";
import { headingLevels, headingMost } from "./schema.ts";
import type { WidgetKind } from "../widget.ts";

/** Kinds that say words and nothing else. */
const lines: ReadonlySet<WidgetKind> = new Set(["Paragraph", "Heading"]);

/** Enter goes on below in a text of its own; Backspace at the start makes the heading one. Letters move there. */
export function headingKeys(heading: HeadingPlace): Plugin[] {
  const { page } = heading;
  const goOn = goOnBelow(heading);
  const { Backspace, Delete, ...others } = baseKeymap;
  return [
    typingRules(page, [levelRule(heading)]),
    keymap({
      Enter: goOn,
      "Shift-Enter": goOn,
      Backspace: becomeText(heading),
      Delete: joinNext(heading),
      ...turnKeys(page, (view, into) => headingActs(heading, view).turn?.(into)),
      ...edgeKeys(page),
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

/** `#` to `####` at the start of a heading make it one of that size. All other signs mean themselves: headings are plain words. */
function levelRule(heading: HeadingPlace): TypingRule {
  return {
    ends: " ",
    pattern: /^(?<signs>#{1,4})\s$/,
    make: (_, { groups }, { from, to }) => {
      const level = headingLevels[(groups?.["signs"]?.length ?? 1) - 1];
      if (!level) return null;
      return (view) =>
        heading.page().change(() => {
          view.dispatch(view.state.tr.delete(from, to));
          headingActs(heading, view).turn?.(level);
        });
    },
  };
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
      if (!made) return;
      page().enter(made, "start");
    });
    return true;
  };
}

/** At the start of a heading with words Enter makes room above; the caret stays where it is. */
function makeRoomAbove({ draft, id, page }: HeadingPlace): true {
  page().change(() => page().insertBefore([textWidget("")]));
  markCaret(draft, id, caretBehind(draft.getText(textPart(id, "text")), 0));
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
