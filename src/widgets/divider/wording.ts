import { words } from "#kernel/words.ts";

export const dividerWords = words("divider", {
  kindName: "Divider",
  kindOtherNames: "line rule horizontal separator hr",
  kindHelp: "A line between two parts of the page.",
  focused: "Divider. Enter writes below, Delete removes it.",
});
