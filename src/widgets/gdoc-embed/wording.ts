import { words } from "#kernel/words.ts";

export const gdocEmbedWords = words("gdoc-embed", {
  kindName: "Google document",
  kindOtherNames: "google docs sheets slides forms drive spreadsheet presentation",
  kindHelp: "A document, sheet, presentation or form from Google.",
  address: "Link to the document",
  addressHint: "https://docs.google.com/…",
  refused: "Enter a link to a Google document, sheet, presentation or form.",
});
