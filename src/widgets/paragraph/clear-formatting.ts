import type { Command } from "prosemirror-state";
import { richSchema } from "./rich-schema.ts";

/** Takes the marks from the selected words, or from what is typed next. Where words lead to is no formatting. */
export const clearFormatting: Command = (state, dispatch) => {
  const { tr, selection } = state;
  for (const type of Object.values(richSchema.marks)) {
    if (type === richSchema.marks.link) continue;
    if (selection.empty) tr.removeStoredMark(type);
    else tr.removeMark(selection.from, selection.to, type);
  }
  dispatch?.(tr);
  return true;
};
