import { words } from "#kernel/words.ts";

export const starredPagesWords = words("starredPages", {
  kindName: "Starred pages",
  kindOtherNames: "stars favourites favorites bookmarks home",
  kindHelp: "The pages that each reader starred.",
  title: "Starred",
  all: "All pages",
  focused: "Starred pages. Enter writes below, Delete removes it.",
  nothing: "Each reader sees their own starred pages here.",
});
