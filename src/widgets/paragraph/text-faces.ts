/** The element of each text style (WIDG-05); reading and writing show the same one. */
export const textFaces = {
  plain: { tag: "div", className: "kit-prose" },
  note: { tag: "div", className: "kit-prose paragraph-note" },
  quote: { tag: "blockquote", className: "kit-prose paragraph-quote" },
} as const;
