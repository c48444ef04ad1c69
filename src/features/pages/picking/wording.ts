import { words } from "#kernel/words.ts";

export const pickingWords = words("picking", {
  title: "Select a page",
  pages: "Pages",
  folders: "Folders",
  sort: "Sort by",
  select: "Select",
  notChosen: "Select a page first.",
  notLoaded: "Could not load a list of pages.",
  more: "Search to find more pages.",
  found: "{count, plural, one {# page} other {# pages}}",
});
