import { chainCommands, toggleMark } from "prosemirror-commands";
import type { MarkType, Schema } from "prosemirror-model";
import { AllSelection, type Command, TextSelection } from "prosemirror-state";
import { clearFormatting } from "./clear-formatting.ts";
import type { letterMarks } from "./rich-text.ts";
import { stepSize } from "./set-style.ts";

/** The keys of word processors for marks. */
export const marksByKeys: Readonly<Record<string, (typeof letterMarks)[number]>> = {
  "Mod-b": "bold",
  "Mod-i": "italic",
  "Mod-u": "underline",
  "Mod-Shift-x": "strike",
  "Alt-Shift-5": "strike",
  "Mod-Shift-h": "highlight",
  "Mod-e": "code",
};

/** One size larger or smaller. */
export const sizesByKeys: Readonly<Record<string, 1 | -1>> = { "Mod-Shift-.": 1, "Mod-Shift-,": -1 };

export const clearKeys = "Mod-\\";
export const linkKeys = "Mod-k";

/** These keys in any text that has some marks. */
export function formatKeys({ marks }: Schema): Record<string, Command> {
  const toggles = Object.entries(marksByKeys).flatMap(([keys, name]): [string, Command][] => {
    const type = marks[name];
    return type ? [[keys, toggleWhole(type)]] : [];
  });
  if (toggles.length === 0) return {};
  return {
    ...Object.fromEntries(toggles),
    ...Object.fromEntries(Object.entries(sizesByKeys).map(([keys, by]) => [keys, stepSize(by)])),
    [clearKeys]: clearFormatting,
  };
}

/** Where some of the words have a mark, all get it first; it is taken away when all have it. */
export const toggleWhole = (type: MarkType): Command =>
  chainCommands(toggleInNothing(type), toggleMark(type, null, { removeWhenPresent: false }));

/** All of a text without letters is selected without a caret, which the editor's own command asks for: the mark is for what is typed next. */
function toggleInNothing(type: MarkType): Command {
  return ({ selection, doc, storedMarks, tr }, dispatch) => {
    if (!(selection instanceof AllSelection) || !doc.inlineContent || doc.content.size > 0) return false;
    const atCaret = tr.setSelection(TextSelection.create(doc, 0)).setStoredMarks(storedMarks);
    const isOn = type.isInSet(storedMarks ?? []) !== undefined;
    dispatch?.(isOn ? atCaret.removeStoredMark(type) : atCaret.addStoredMark(type.create()));
    return true;
  };
}
