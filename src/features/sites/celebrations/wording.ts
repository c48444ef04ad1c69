import { words } from "#kernel/words.ts";

export const celebrationSwitchWords = words("celebrations-switch", {
  title: "Birthdays and anniversaries",
  help: "People fill in their own birthday and can hide it.",
  label: "Show birthdays and anniversaries",
  on: "Birthdays and anniversaries turned on",
  off: "Birthdays and anniversaries turned off",
  undo: "Undo",
});
