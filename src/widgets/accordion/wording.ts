import { words } from "#kernel/words.ts";

export const accordionWords = words("accordion", {
  kindName: "Accordion",
  kindOtherNames: "toggle collapse expand fold faq questions details",
  kindHelp: "Titles that open to show their text.",
  firstOpen: "First part open",
});
