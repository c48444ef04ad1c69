import { words } from "#kernel/words.ts";

export const searchWords = words("search", {
  label: "Search {site}",
  placeholder: "Search pages and people",
  short: "Search",
});

export const searchCommandWords = words("search-commands", {
  search: "Search",
  searchCommands: "Search and commands",
});
