import type { Document } from "#documents/document.ts";
import type { Layout } from "#documents/draft/layout.ts";

/** A page drawn as text: rows are lines, columns are apart by `|`, the widgets of a column by a space. All are headings. */
export function pageOf(drawing: string): Document {
  const rows = drawing
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((column) => column.trim().split(" ")));
  return {
    rows: rows.map((columns) => ({
      columns: columns.map((widgets) => ({ width: 12 / columns.length, widgets })),
    })),
    widgets: Object.fromEntries(
      rows
        .flat(2)
        .map((id) => [id, { kind: "Heading", version: 1, content: { text: id, level: "h1", anchor: "" } }]),
    ),
  };
}

export function drawn(layout: Layout): string {
  return layout.map(({ columns }) => columns.map(({ widgets }) => widgets.join(" ")).join(" | ")).join("\n");
}
