import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import Repeat2 from "lucide-react/icons/repeat-2";
import StickyNote from "lucide-react/icons/sticky-note";
import type { EditorState } from "prosemirror-state";
import type { Say } from "#kernel/language.ts";
import type { TextTurn } from "../kit/editor.ts";
import { linkButton, type MarkAct, markButtons, withKeys } from "../kit/mark-buttons.ts";
import type { BarButtons } from "../kit/text-bar.tsx";
import { listKeys } from "./key-list.ts";
import { listAround, styleAround } from "./lists.ts";
import { textWording } from "./wording.ts";

const icons = { bulletList: List, orderedList: ListOrdered, quote: Quote, note: StickyNote } as const;
type LineAct = keyof typeof icons;

/** What lines become that no button of their own makes of them. */
const turns = {
  "turn-text": "text",
  "turn-h0": "h0",
  "turn-h1": "h1",
  "turn-h2": "h2",
  "turn-h3": "h3",
  "turn-task": "task",
  "turn-code": "code",
} as const satisfies Record<string, TextTurn>;
type TurnAct = keyof typeof turns;

/** What the bar of a text does: marks of words, looks of lines, and what these become. */
export type BarAct = MarkAct | LineAct | TurnAct;

export const turnOf = (act: BarAct): TextTurn | null => turns[act as TurnAct] ?? null;

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
      act: "turn",
      icon: Repeat2,
      label: say(textWording.turnInto),
      choices: (Object.keys(turns) as TurnAct[]).map((act) => ({ act, label: say(textWording[turns[act]]) })),
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
