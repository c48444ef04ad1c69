import type { Layout } from "#documents/draft/layout.ts";

/** The widgets of a page in the order in which they are read: row by row, column by column. */
export function readingOrder(layout: Layout): string[] {
  return layout.flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
}
