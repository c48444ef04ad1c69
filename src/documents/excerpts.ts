import { beginningOf } from "#kernel/search/excerpt.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetKind, WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { plainText } from "./plain-text.ts";

/** The most characters of a page's preview in lists. */
export const previewMost = 240;

/** The beginning of what a page says, in one line of whole words. */
export function previewOf(document: Document): string {
  return beginningOf(wordsOf(document), previewMost);
}

/** The running text of a page. Other blocks speak where there is none, and what is said about a picture only where nothing else is said. */
export function wordsOf(document: Document): string {
  return (
    textOf(document, isRunningText) || textOf(document, (kind) => !isPicture(kind)) || plainText(document)
  );
}

/** What a page is searched by, running text first, so that an excerpt around a match is one that can be read. */
export function excerptText(document: Document): string {
  return `${textOf(document, isRunningText)}\n${textOf(document, (kind) => !isRunningText(kind))}`;
}

function textOf(document: Document, wanted: (kind: WidgetKind) => boolean): string {
  const told = Object.entries(document.widgets).filter(([, { kind }]) => wanted(kind));
  return plainText({ ...document, widgets: Object.fromEntries(told) }).trim();
}

function isRunningText(kind: WidgetKind): boolean {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.isRunningText === true;
}

function isPicture(kind: WidgetKind): boolean {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.picture !== undefined;
}
