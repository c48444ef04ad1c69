export const altMost = 1000;
export const captionMost = 2000;

/** Pictures of one block besides its first; what two people add beyond it together is not shown. */
export const othersMost = 60;

/** How wide a picture stands: as the text, as the page, or over the whole of its place. */
export const imageWidths = ["text", "page", "full"] as const;
/** How several stand: beside and below each other, or in one row that is pushed aside. */
export const imageLayouts = ["grid", "carousel"] as const;
