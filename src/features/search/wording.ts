import { words } from "#kernel/words.ts";

export const searchWords = words("search", {
  label: "Search {site}",
  placeholder: "Search pages and people",
  topHit: "Top Hit",
  searching: "Searching ... ",
  noResults: "No results",
  failed: "An error occured. Please try again later.",
  Pages: "Pages",
  Folders: "Folders",
  People: "People",
  results: "{count, plural, one {# result} other {# results}}",
  list: "Search results",
  move: "move",
  openIt: "open",
  close: "close",
  tryThis: "Check the spelling or use fewer words.",
  browse: "Browse pages",
  Recent: "Recent",
  Starred: "Starred",
  suggestions: "Recent searches and starred pages",
  remove: "Remove “{words}” from recent searches",
  clear: "Clear all",
  removeIt: "remove",
  recentSearches: "Recent searches",
  removed: "Removed “{words}” from recent searches",
  cleared: "Recent searches cleared",
  undo: "Undo",
  noStars: "Couldn't load starred pages.",
});

export const searchCommandWords = words("search-commands", {
  search: "Search",
  searchCommands: "Search and commands",
  commands: "Commands",
});
