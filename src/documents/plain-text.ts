import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { inReadingOrder } from "./read-document.ts";

/** The words of a page in reading order, for search and previews. */
export function plainText(document: Document): string {
  const texts = inReadingOrder(document).map(({ widget }) => {
    const schema: WidgetSchema<unknown> = schemas[widget.kind];
    return schema.plainText(widget.content);
  });
  return texts.filter((text) => text !== "").join("\n");
}
