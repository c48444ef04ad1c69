import { lettersIn } from "#kernel/letters-in.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";

/** Letters of a document whose kinds read exactly at a price; more are read roughly, while a request waits. */
const exactMost = 20_000;

/** Whether the words and files of a document are read exactly, or roughly because it is long (decision 0027). */
export function readingOf(document: Document): "exact" | "rough" {
  const dear = Object.values(document.widgets).filter(({ kind }) => {
    const schema: WidgetSchema<unknown> = schemas[kind];
    return schema.rough !== undefined;
  });
  return lettersIn(dear, exactMost) > exactMost ? "rough" : "exact";
}
