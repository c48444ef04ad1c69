import { schemas } from "#widgets/schemas.ts";
import type { WidgetKind, WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { plainText } from "./plain-text.ts";

/** The most characters of a page's preview in lists. */
export const previewMost = 240;

/** Words that people read in a minute. */
const pace = 220;

/** The beginning of a page in one line, cut between words; what is said about a picture only where nothing else is said. */
export function previewOf(document: Document): string {
  const told = Object.entries(document.widgets).filter(([, { kind }]) => !isPicture(kind));
  const words = plainText({ ...document, widgets: Object.fromEntries(told) }) || plainText(document);
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= previewMost) return line;
  return `${line.slice(0, previewMost).replace(/\s+\S*$/, "")}…`;
}

/** Whole minutes, at least one where there are words. Scripts without blanks count by characters. */
export function minutesToRead(document: Document): number {
  const text = plainText(document);
  const blankless =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(Math.min(1, words), Math.round((words + blankless / 2) / pace));
}

function isPicture(kind: WidgetKind): boolean {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.picture !== undefined;
}
