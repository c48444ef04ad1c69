import { words } from "#kernel/words.ts";

export const tabsWords = words("tabs", {
  kindName: "Tabs",
  kindOtherNames: "tab switch sections panels",
  kindHelp: "Texts in one place, one at a time.",
});
