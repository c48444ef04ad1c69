import { words } from "#kernel/words.ts";

export const waitingForYouWords = words("waitingForYou", {
  kindName: "Waiting for you",
  kindOtherNames: "todo drafts unpublished tasks home",
  kindHelp: "Each reader's drafts and requests to answer.",
  title: "Waiting for you",
  draft: "Draft, not published yet",
  changes: "Unpublished changes",
  edit: "Keep editing",
  focused: "Waiting for you. Enter writes below, Delete removes it.",
  nothing: "Editors see their unpublished pages and changes here.",
});
