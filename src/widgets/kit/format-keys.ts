import { toggleMark } from "prosemirror-commands";
import type { Schema } from "prosemirror-model";
import type { Command } from "prosemirror-state";
import { clearFormatting } from "./clear-formatting.ts";

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
    return type ? [[keys, toggleMark(type)]] : [];
  });
  return toggles.length > 0 ? { ...Object.fromEntries(toggles), "Mod-\\": clearFormatting } : {};
}
