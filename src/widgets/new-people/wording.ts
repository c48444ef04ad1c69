import { words } from "#kernel/words.ts";

export const newPeopleWords = words("newPeople", {
  kindName: "New people",
  kindOtherNames: "colleagues members team welcome home",
  kindHelp: "Who joined recently.",
  title: "New people",
  all: "All people",
  focused: "New people. Enter writes below, Delete removes it.",
  nothing: "Readers see here who joined in the last 30 days.",
});
