import AlignCenter from "lucide-react/icons/align-center";
import AlignLeft from "lucide-react/icons/align-left";
import AlignRight from "lucide-react/icons/align-right";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import Repeat2 from "lucide-react/icons/repeat-2";
import StickyNote from "lucide-react/icons/sticky-note";
import type { EditorState } from "prosemirror-state";
import type { Say } from "#kernel/language.ts";
import type { TextTurn } from "../kit/editor.ts";
import { linkButton, type MarkAct, markButtons, withKeys } from "../kit/mark-buttons.ts";
import type { BarExtents } from "../kit/text-bar-state.ts";
import type { BarButtons } from "../kit/text-bar.tsx";
import { extentOf } from "../kit/mark-states.ts";
import { type Side, sideOf, sides } from "../kit/line-sides.ts";
import { alignKeys, listKeys } from "./key-list.ts";
import { selectedLines } from "./changed-lines.ts";
import { kindOfItem } from "./lists.ts";
import { linesOfDoc } from "./rich-doc.ts";
import { textWording } from "./wording.ts";

const sideIcons = { left: AlignLeft, center: AlignCenter, right: AlignRight } as const;
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
export type BarAct = MarkAct | LineAct | TurnAct | Side;

export const turnOf = (act: BarAct): TextTurn | null => turns[act as TurnAct] ?? null;

export function textButtons(say: Say): BarButtons<BarAct> {
  const line = (act: LineAct) => ({ act, icon: icons[act], label: nameOf(say, act) });
  return {
    groups: [
      markButtons(say),
      [line("bulletList"), line("orderedList")],
      [linkButton(say)],
      [line("quote"), line("note")],
      sides.map((act) => ({
        act,
        icon: sideIcons[act],
        label: withKeys(say(textWording[act]), alignKeys[act]),
      })),
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

/** In which lists, styles and at which side the selected lines stand. */
export function linesAround(state: EditorState): BarExtents {
  const lines = linesOfDoc(state.doc);
  const { first, last } = selectedLines(state);
  const selected = lines.slice(first, last + 1).map(({ look: { style, align }, line }, at) => ({
    list: kindOfItem(lines, first + at),
    style,
    side: sideOf(align, line.textContent),
  }));
  const of = (isSo: (line: (typeof selected)[number]) => boolean) => extentOf(selected, isSo);
  return {
    bulletList: of(({ list }) => list === "bullet"),
    orderedList: of(({ list }) => list === "number"),
    quote: of(({ style }) => style === "quote"),
    note: of(({ style }) => style === "note"),
    ...Object.fromEntries(sides.map((side) => [side, of((line) => line.side === side)])),
  };
}
