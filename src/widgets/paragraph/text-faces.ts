/** The element of each text style (WIDG-05); reading and writing show the same one. */
export const textFaces = {
  plain: { tag: "div", className: "prose" },
  note: { tag: "div", className: "prose text-note" },
  quote: { tag: "blockquote", className: "prose text-quote" },
} as const;
