import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { PageTools, TextTurn } from "./editor.ts";

/** The keys of word processors for what a line is. There are four levels of headings; a deeper one is the last of them. */
export const turnsByKeys: Readonly<Record<string, TextTurn>> = {
  "Mod-Alt-0": "text",
  "Mod-Alt-1": "h0",
  "Mod-Alt-2": "h1",
  "Mod-Alt-3": "h2",
  "Mod-Alt-4": "h3",
  "Mod-Alt-5": "h3",
  "Mod-Alt-6": "h3",
  "Mod-Shift-7": "number",
  "Mod-Shift-8": "bullet",
  "Mod-Shift-9": "task",
};

/** Each press is a step of undo. */
export function turnKeys(
  page: () => PageTools,
  turn: (view: EditorView, into: TextTurn) => void,
): Record<string, Command> {
  const commandFor =
    (into: TextTurn): Command =>
    (_state, _dispatch, view) => {
      if (!view) return false;
      page().endStep();
      turn(view, into);
      page().endStep();
      return true;
    };
  return Object.fromEntries(Object.entries(turnsByKeys).map(([keys, into]) => [keys, commandFor(into)]));
}
