import { type Mention, mentionKey } from "#widgets/kit/mention.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { inReadingOrder } from "./read-document.ts";

/** Who and what a document mentions, each once, in reading order. Its widgets are in the shapes of today. */
export function mentionsOf(document: Document): Mention[] {
  const found = new Map<string, Mention>();
  for (const { widget } of inReadingOrder(document)) {
    const schema: WidgetSchema<unknown> = schemas[widget.kind];
    for (const mention of schema.mentions?.(widget.content) ?? []) found.set(mentionKey(mention), mention);
  }
  return [...found.values()];
}
