import { toggleMark } from "prosemirror-commands";
import type { MarkType, Schema } from "prosemirror-model";
import type { Command } from "prosemirror-state";
import { clearFormatting } from "./clear-formatting.ts";
import { stepSize } from "./set-style.ts";

const marksByKeys: Readonly<Record<string, string>> = {
  "Mod-b": "bold",
  "Mod-i": "italic",
  "Mod-u": "underline",
  "Mod-Shift-x": "strike",
  "Alt-Shift-5": "strike",
  "Mod-Shift-h": "highlight",
  "Mod-e": "code",
};

/** The keys of word processors for marks, in any text that has some. */
export function formatKeys({ marks }: Schema): Record<string, Command> {
  const toggles = Object.entries(marksByKeys).flatMap(([keys, name]): [string, Command][] => {
    const type = marks[name];
    return type ? [[keys, toggleWhole(type)]] : [];
  });
  if (toggles.length === 0) return {};
  return {
    ...Object.fromEntries(toggles),
    "Mod-Shift-.": stepSize(1),
    "Mod-Shift-,": stepSize(-1),
    "Mod-\\": clearFormatting,
  };
}

/** Where some of the words have a mark, all get it first; it is taken away when all have it. */
export const toggleWhole = (type: MarkType): Command => toggleMark(type, null, { removeWhenPresent: false });
