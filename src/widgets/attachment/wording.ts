import { words } from "#kernel/words.ts";

export const attachmentWords = words("attachment", {
  kindName: "Attachment",
  kindOtherNames: "file document download pdf",
  kindHelp: "A file that readers can download.",
  chooseOne: "Attachment…",
  attachment: "Attachment",
  choose: "Choose a file",
  drop: "or drop one here, or paste it",
  dropHere: "Drop the file here",
  title: "Name on the page",
});
