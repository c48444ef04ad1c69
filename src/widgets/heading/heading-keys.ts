import { baseKeymap, chainCommands } from "prosemirror-commands";
import { keymap } from "../kit/keymap.ts";
import { type Command, Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { edgeKeys } from "../kit/text-edges.ts";
import { type Side, sidesByKeys } from "../kit/line-sides.ts";
import { lineLimits } from "../kit/one-line.ts";
import { textWidget } from "../kit/text-widget.ts";
import { turnKeys } from "../kit/turn-keys.ts";
import { type TypingRule, typingRules, undoTypingRule } from "../kit/typing-rule.ts";
import { textPart } from "../kit/draft-parts.ts";
import { emojiRule } from "../kit/emoji-rule.ts";
import { formatKeys, linkKeys } from "../kit/format-keys.ts";
import { Joins } from "../kit/joins.ts";
import { markedLineSchema } from "../kit/line-binding.ts";
import { markRules } from "../kit/mark-rules.ts";
import { cutWords, runsIn, wordsOfRuns } from "../kit/marked-words.ts";
import { caretBehind, markCaret } from "../kit/moved-caret.ts";
import { headingFlow } from "./flow.ts";
import { alignHeading, headingActs, type HeadingPlace, moveBehind, turnIntoText } from "./heading-acts.ts";
import { pasting } from "./pasting.ts";
import { headingLevels } from "./schema.ts";
import { headingMost } from "../kit/text-limits.ts";

/** What asks for the bar of formatting. */
export type HeadingFormat = {
  readonly editLink: (view: EditorView) => void;
  readonly focusToolbar: (view: EditorView) => void;
};

/** Enter goes on below in a text of its own; Backspace at the start makes the heading one. Letters move there. */
export function headingKeys(heading: HeadingPlace, format: HeadingFormat): Plugin[] {
  const { page } = heading;
  const goOn = goOnBelow(heading);
  const { Backspace, Delete, ...others } = baseKeymap;
  return [
    typingRules(page, [levelRule(heading), ...markRules(markedLineSchema), emojiRule(page)]),
    keymap({
      ...formatKeys(markedLineSchema),
      [linkKeys]: withView(format.editLink),
      "Alt-F10": withView(format.focusToolbar),
      Enter: goOn,
      "Shift-Enter": goOn,
      Backspace: chainCommands(undoTypingRule, becomeText(heading)),
      Delete: joinNext(heading),
      ...turnKeys(page, (view, into) => headingActs(heading, view).turn?.(into)),
      ...alignKeys(heading),
      ...edgeKeys(page),
    }),
    keymap(
      Object.fromEntries(
        Object.entries({ Backspace, Delete, "Mod-a": others["Mod-a"] }).filter(([, each]) => each),
      ) as Record<string, Command>,
    ),
    pasting(heading),
    ...lineLimits(headingMost),
  ];
}

function withView(act: (view: EditorView) => void): Command {
  return (_state, _dispatch, view) => {
    if (view) act(view);
    return true;
  };
}

function alignKeys(heading: HeadingPlace): Record<string, Command> {
  const commandFor = (side: Side) => (): true => {
    heading.page().endStep();
    alignHeading(heading, side);
    heading.page().endStep();
    return true;
  };
  return Object.fromEntries(Object.entries(sidesByKeys).map(([key, side]) => [key, commandFor(side)]));
}

/** `#` to `####` at the start of a heading make it one of that size. No other sign makes another block of it. */
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
      const rest = cutWords(wordsOfRuns(runsIn(text)), to);
      const [made] = page().insertAfter([textWidget(rest)]);
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
