import { words } from "#kernel/words.ts";

export const pdfWords = words("pdf", {
  kindName: "PDF",
  kindOtherNames: "document paper file viewer acrobat",
  kindHelp: "A PDF that people read in the page.",
  choose: "Choose PDF",
  drop: "or drop one here",
  dropHere: "Drop the PDF here",
  title: "Title",
  download: "Download",
});
