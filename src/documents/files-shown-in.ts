import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { readingOf } from "./reading-of.ts";

/** The files that a document shows or links to, each once. Its widgets are in the shapes of today. */
export function filesShownIn(document: Document): number[] {
  const reading = readingOf(document);
  const ids = Object.values(document.widgets).flatMap(({ kind, content }) => {
    const schema: WidgetSchema<unknown> = schemas[kind];
    return (reading === "rough" ? (schema.rough ?? schema) : schema).files(content);
  });
  return [...new Set(ids)];
}
