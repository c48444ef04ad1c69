import { beginningKind } from "#widgets/faces.ts";
import { Markdown } from "#widgets/markdown/schema.ts";
import { schemas } from "#widgets/schemas.ts";
import type { Document } from "./document.ts";
import { inReadingOrder, readDocument } from "./read-document.ts";

/** The Markdown text that the source editor opens: the first on the page, or null when it has none. */
export function editedText(stored: unknown): { widgetId: string; source: string } | null {
  const first = inReadingOrder(readDocument(stored)).find(({ widget }) => widget.kind === "Markdown");
  return first ? { widgetId: first.id, source: Markdown.parse(first.widget.content).source } : null;
}

/** The document with another Markdown source in one widget; null when it has no such widget. */
export function withSource(document: Document, widgetId: string, source: string): Document | null {
  const widget = document.widgets[widgetId];
  if (widget?.kind !== "Markdown") return null;
  return { ...document, widgets: { ...document.widgets, [widgetId]: { ...widget, content: { source } } } };
}

/** The document of a page that begins with one empty text, to be written in. */
export function blankDocument(widgetId: string): Document {
  const { version, empty } = schemas[beginningKind];
  return {
    rows: [{ columns: [{ width: 12, widgets: [widgetId] }] }],
    widgets: { [widgetId]: { kind: beginningKind, version, content: empty() } },
  };
}

/** The document of a page that begins as one Markdown text. */
export function markdownDocument(widgetId: string, source: string): Document {
  return {
    rows: [{ columns: [{ width: 12, widgets: [widgetId] }] }],
    widgets: { [widgetId]: { kind: "Markdown", version: 1, content: { source } } },
  };
}
