import { faces } from "#widgets/faces.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetSchema } from "#widgets/widget.ts";

/** A text without words, as a page begins with. */
export function isEmptyBeginning({ kind, content }: StoredWidget): boolean {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return faces[kind].beginsPages === true && schema.plainText(content) === "";
}
