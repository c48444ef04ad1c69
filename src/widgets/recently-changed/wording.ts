import { words } from "#kernel/words.ts";

export const recentlyChangedWords = words("recentlyChanged", {
  kindName: "Recently changed",
  kindOtherNames: "news updates activity latest pages home",
  kindHelp: "The latest changes on pages that each reader may see.",
  title: "Recently changed",
  all: "All pages",
  by: "{name}, {when}",
  focused: "Recently changed pages. Enter writes below, Delete removes it.",
  nothing: "Each reader sees the latest changed pages here.",
});
