/** The element of each mark, for readers and for other programs alike. */
export const markTags = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  highlight: "mark",
  code: "code",
} as const;
