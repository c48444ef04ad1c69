import { readContent } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { Document } from "./document.ts";

/**
 * A stored or sent document, every widget in the shape of today. Throws on unknown kinds and shapes. The layout is put
 * right on the way: a widget keeps its first place, places without a widget fall away, columns may be empty.
 */
export function readDocument(stored: unknown): Document {
  const { rows, widgets, earlier } = Document.parse(stored);
  const placed = new Set<string>();
  const isNew = (id: string) => id in widgets && !placed.has(id) && Boolean(placed.add(id));
  return {
    rows: rows.map(({ columns }) => ({
      columns: columns.map((column) => ({ ...column, widgets: column.widgets.filter(isNew) })),
    })),
    widgets: Object.fromEntries(Object.entries(widgets).map(([id, widget]) => [id, current(widget)])),
    ...(earlier && { earlier }),
  };
}

function current(widget: StoredWidget): Document["widgets"][string] {
  return { kind: widget.kind, version: widget.version, content: readContent(widget) };
}

/** The widgets in reading order: row by row, column by column. */
export function inReadingOrder(document: Document): { id: string; widget: Document["widgets"][string] }[] {
  return document.rows
    .flatMap((row) => row.columns.flatMap((column) => column.widgets))
    .flatMap((id) => {
      const widget = document.widgets[id];
      return widget ? [{ id, widget }] : [];
    });
}
