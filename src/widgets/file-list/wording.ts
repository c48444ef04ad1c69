import { words } from "#kernel/words.ts";

export const fileListWords = words("file-list", {
  kindName: "File list",
  kindOtherNames: "files documents downloads attachments folder library",
  kindHelp: "Several files that readers can download.",
  title: "Title",
  titleHint: "Title (optional)",
  choose: "Choose files",
  add: "Add files",
  drop: "or drop them here",
  dropHere: "Drop the files here",
  name: "Name of file {place, number}",
  remove: "Remove file {place, number}",
  earlier: "Move file {place, number} up",
  later: "Move file {place, number} down",
  removed: "File removed",
  moved: "Moved to position {place, number}",
  full: "Up to {count, number} files fit here.",
});
