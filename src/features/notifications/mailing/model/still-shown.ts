import type { Comparison } from "#documents/comparing/compare.ts";
import type { Document } from "#documents/document.ts";
import type { Locale } from "#kernel/language.ts";
import { schemas } from "#widgets/schemas.ts";

/** A document without what its readers no longer see because its time is over where they are. */
export function stillShown(document: Document, at: number, locale: Locale): Document {
  const kept = Object.entries(document.widgets).filter(
    ([, { kind, content }]) => !schemas[kind].isOver?.(content, at, locale),
  );
  return kept.length === Object.keys(document.widgets).length
    ? document
    : { ...document, widgets: Object.fromEntries(kept) };
}

/** Whether a comparison has found nothing that came, went, moved or changed. */
export function isNothing({ blocks }: Pick<Comparison, "blocks">): boolean {
  return blocks.every(({ how, isMoved }) => how === "same" && !isMoved);
}
