import { baseKeymap, chainCommands } from "prosemirror-commands";
import { keymap } from "../kit/keymap.ts";
import { type Command, type Plugin, Selection } from "prosemirror-state";
import { sidesByKeys } from "../kit/line-sides.ts";
import { alignLines } from "./alignment.ts";
import type { PageTools } from "../kit/editor.ts";
import { edgeKeys } from "../kit/text-edges.ts";
import { deleteMention } from "../kit/mention-node.ts";
import { turnKeys } from "../kit/turn-keys.ts";
import { undoTypingRule } from "../kit/typing-rule.ts";
import { backAtStart, deleteLines, forwardAtEnd, newLine } from "./line-keys.ts";
import { formatKeys, linkKeys } from "../kit/format-keys.ts";
import { moveIn, moveOut, toggleList } from "./lists.ts";
import { linesOfDoc } from "./rich-doc.ts";
import { richSchema } from "./rich-schema.ts";
import type { TextTools } from "./text-tools.ts";

const { nodes } = richSchema;

/** What the keys do in a text. Undo belongs to the page, so its keys pass. */
export function textKeys(tools: () => TextTools): Plugin[] {
  const page = () => tools().page;
  const withView =
    (act: (view: Parameters<TextTools["editLink"]>[0]) => void): Command =>
    (_state, _dispatch, view) => {
      if (view) act(view);
      return true;
    };
  const own = keymap({
    Enter: newLine,
    "Shift-Enter": breakLine,
    Tab: moveIn,
    "Shift-Tab": moveOut,
    Backspace: chainCommands(
      undoTypingRule,
      deleteMention.Backspace,
      deleteLines,
      joinOrRemove(tools),
      backAtStart,
    ),
    Delete: chainCommands(deleteMention.Delete, deleteLines, joinNext(tools), forwardAtEnd),
    ...edgeKeys(page),
    ...formatKeys(richSchema),
    ...turnKeys(page, (view, into) => tools().turnLine(view, into)),
    ...alignKeys(page),
    "Mod-Shift-7": asStep(page, toggleList("number")),
    "Mod-Shift-8": asStep(page, toggleList("bullet")),
    [linkKeys]: withView((view) => tools().editLink(view)),
    "Alt-F10": withView((view) => tools().focusToolbar(view)),
  });
  return [own, keymap(withoutWindowKeys(baseKeymap))];
}

function alignKeys(page: () => PageTools): Record<string, Command> {
  const commands = Object.entries(sidesByKeys).map(([keys, side]) => [keys, asStep(page, alignLines(side))]);
  return Object.fromEntries(commands) as Record<string, Command>;
}

function asStep(page: () => PageTools, command: Command): Command {
  return (state, dispatch, view) => {
    page().endStep();
    const isDone = command(state, dispatch, view);
    page().endStep();
    return isDone;
  };
}

/** Ctrl+Enter is the page's, and nothing here is selected as a node. */
function withoutWindowKeys({ "Mod-Enter": _, ...keys }: Record<string, Command>): Record<string, Command> {
  return keys;
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create(), false).scrollIntoView());
  return true;
};

/** At the very start of a text: an empty one goes, one with words joins the text before. */
function joinOrRemove(tools: () => TextTools): Command {
  return ({ doc, selection }) => {
    const [first, ...others] = linesOfDoc(doc);
    const isAtStart = selection.empty && selection.from === Selection.atStart(doc).from;
    if (!isAtStart || !first || Object.keys(first.look).length > 0) return false;
    if (others.length > 0 || first.line.content.size > 0) return tools().joinBefore();
    tools().page.endStep();
    tools().page.remove();
    return true;
  };
}

/** At the very end of a text the one behind it comes up. */
function joinNext(tools: () => TextTools): Command {
  return ({ doc, selection }) => {
    const isAtEnd = selection.empty && selection.to === Selection.atEnd(doc).to;
    return isAtEnd && tools().joinNext();
  };
}
