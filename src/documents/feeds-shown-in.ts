import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";

/** The feeds of other sites that a document shows, by the widgets that do. Its widgets are in the shapes of today. */
export function feedsShownIn(document: Document): { readonly widget: string; readonly address: string }[] {
  return Object.entries(document.widgets).flatMap(([widget, { kind, content }]) => {
    const schema: WidgetSchema<unknown> = schemas[kind];
    return (schema.feeds?.(content) ?? []).slice(0, 1).map((address) => ({ widget, address }));
  });
}
