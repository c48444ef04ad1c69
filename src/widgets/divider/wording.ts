import { words } from "#kernel/words.ts";

export const dividerWords = words("divider", {
  kindName: "Divider",
  kindOtherNames: "line rule horizontal separator hr",
  focused: "Divider. Enter writes below, Delete removes it.",
});
