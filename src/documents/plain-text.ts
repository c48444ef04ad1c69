import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { inReadingOrder } from "./read-document.ts";
import { readingOf } from "./reading-of.ts";

/** The words of a page in reading order, for search and previews. Those of a long text are read roughly: `readingOf`. */
export function plainText(document: Document, reading = readingOf(document)): string {
  const texts = inReadingOrder(document).map(({ widget }) => {
    const schema: WidgetSchema<unknown> = schemas[widget.kind];
    return (reading === "rough" ? (schema.rough ?? schema) : schema).plainText(widget.content);
  });
  return texts.filter((text) => text !== "").join("\n");
}
