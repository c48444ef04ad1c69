import { words } from "#kernel/words.ts";

export const profileWords = words("profile", {
  thisPerson: "This person",
  people: "People",
  pages: "Pages by {name}",
  lately: "Recent activity",
  all: "All activity",
  contact: "Contact",
  none: "No pages yet",
  noneHelp: "Pages by {name} that you can read show up here.",
  ownNoneHelp: "Pages you publish or edit show up here.",
});
