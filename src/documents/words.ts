import { beginningOf } from "#kernel/search/excerpt.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetKind, WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { plainText } from "./plain-text.ts";

/** The most characters of a page's preview in lists. */
export const previewMost = 240;

/** Words that people read in a minute. */
const pace = 220;

/**
 * The beginning of a page's running text in one line of whole words. Other blocks speak where there is none, and what is said
 * about a picture only where nothing else is said.
 */
export function previewOf(document: Document): string {
  const words =
    textOf(document, isRunningText) || textOf(document, (kind) => !isPicture(kind)) || plainText(document);
  return beginningOf(words, previewMost);
}

/** What a page is searched by, running text first, so that an excerpt around a match is one that can be read. */
export function excerptText(document: Document): string {
  return `${textOf(document, isRunningText)}\n${textOf(document, (kind) => !isRunningText(kind))}`;
}

function textOf(document: Document, wanted: (kind: WidgetKind) => boolean): string {
  const told = Object.entries(document.widgets).filter(([, { kind }]) => wanted(kind));
  return plainText({ ...document, widgets: Object.fromEntries(told) }).trim();
}

/** Whole minutes, at least one where there are words. Scripts without blanks count by characters. */
export function minutesToRead(document: Document): number {
  const text = plainText(document);
  const blankless =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(Math.min(1, words), Math.round((words + blankless / 2) / pace));
}

function isRunningText(kind: WidgetKind): boolean {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.isRunningText === true;
}

function isPicture(kind: WidgetKind): boolean {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.picture !== undefined;
}
