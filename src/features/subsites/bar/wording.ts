import { words } from "#kernel/words.ts";

/** SBAR-01. */
export const subsiteBarWords = words("subsite-bar", {
  label: "Subsites",
  mainGroup: "Main group",
  links: "Links of {name}",
  here: "You are here",
  home: "Home",
  pages: "Pages",
  people: "People",
  activity: "Activity",
  settings: "Settings",
  more: "More",
});
