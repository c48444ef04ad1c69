import type { Command } from "prosemirror-state";

/** Takes the marks from the selected words, or from what is typed next. Where words lead to is no formatting. */
export const clearFormatting: Command = (state, dispatch) => {
  const { tr, selection } = state;
  for (const [name, type] of Object.entries(state.schema.marks)) {
    if (name === "link") continue;
    if (selection.empty) tr.removeStoredMark(type);
    else tr.removeMark(selection.from, selection.to, type);
  }
  dispatch?.(tr);
  return true;
};
