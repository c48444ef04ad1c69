import Heading from "lucide-react/icons/heading";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import StickyNote from "lucide-react/icons/sticky-note";
import type { EditorState } from "prosemirror-state";
import type { Say } from "#kernel/language.ts";
import { linkButton, type MarkAct, markButtons, withKeys } from "../kit/mark-buttons.ts";
import type { BarButtons } from "../kit/text-bar.tsx";
import { listKeys } from "./key-list.ts";
import { listAround, styleAround } from "./lists.ts";
import { textWording } from "./wording.ts";

const icons = { bulletList: List, orderedList: ListOrdered, quote: Quote, note: StickyNote } as const;
const levels = ["h0", "h1", "h2", "h3"] as const;
type LineAct = keyof typeof icons;
type Level = (typeof levels)[number];

/** What the bar of a text does: marks of words, looks of lines, and headings made of them. */
export type BarAct = MarkAct | LineAct | Level;

export const isLevel = (act: BarAct): act is Level => (levels as readonly string[]).includes(act);

export function textButtons(say: Say): BarButtons<BarAct> {
  const line = (act: LineAct) => ({ act, icon: icons[act], label: nameOf(say, act) });
  return {
    groups: [
      markButtons(say),
      [line("bulletList"), line("orderedList")],
      [linkButton(say)],
      [line("quote"), line("note")],
    ],
    more: {
      act: "heading",
      icon: Heading,
      label: say(textWording.heading),
      choices: levels.map((level) => ({ act: level, label: say(textWording[level]) })),
    },
  };
}

function nameOf(say: Say, act: LineAct): string {
  const name = say(textWording[act]);
  return act === "bulletList" || act === "orderedList" ? withKeys(name, listKeys[act]) : name;
}

const listButtons = { bullet: "bulletList", number: "orderedList" } as const;

/** The list around the caret, and the style of its line. */
export function linesAround(state: EditorState): string[] {
  const [list, style] = [listAround(state), styleAround(state)];
  return [...(list ? [listButtons[list]] : []), ...(style ? [style] : [])];
}
