import { words } from "#kernel/words.ts";

export const markdownWords = words("markdown", {
  kindName: "Markdown",
  kindOtherNames: "source code",
  kindHelp: "Text with Markdown marks, for those who prefer them.",
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
  quote: "Quote",
  file: "Picture or file",
  keys: "Tab indents. To leave the text, press Escape, then Tab.",
  nothingToPreview: "Your preview appears here.",
});
