import { words } from "#kernel/words.ts";

/** What the editor of texts says; one sentence is the specification's to the letter (WIDG-06). */
export const textWording = words("text", {
  kindName: "Paragraph",
  kindOtherNames: "text words list quote note",
  text: "Text",
  hint: "Write, or type / for everything else",
  bulletList: "Bulleted list",
  orderedList: "Numbered list",
  quote: "Quote",
  note: "Note",
  heading: "Turn into heading",
  h0: "Largest",
  h1: "Large",
  h2: "Medium",
  h3: "Small",
  tooLarge: "This text box is too large to convert to a heading",
  style: "Text style",
  plainStyle: "Plain",
  noteStyle: "Note",
  quoteStyle: "Quote",
});
