import { words } from "#kernel/words.ts";

export const tabsWords = words("tabs", {
  kindName: "Tabs",
  kindOtherNames: "tab switch sections panels",
  kindHelp: "Several texts in one place, shown one at a time.",
});
