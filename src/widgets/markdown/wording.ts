import { words } from "#kernel/words.ts";

export const markdownWords = words("markdown", {
  kindName: "Markdown",
  kindOtherNames: "source code",
  source: "Markdown text",
  open: "Edit the Markdown text",
  placeholder: "Write Markdown: # for a heading, - for a list, **bold**",
  preview: "Preview",
  tools: "Formatting",
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  heading: "Heading",
  list: "Bulleted list",
  numbers: "Numbered list",
  code: "Code",
  quote: "Quotation",
  file: "Picture or file",
  keys: "Tab moves lists and lines in. To leave the text by keyboard press Escape, then Tab.",
  nothingToPreview: "What you write appears here.",
});
