import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";

export type Replaced = { readonly fileId: number; readonly nextId: number };

/** Which files of a document another one stands for in a later document of the page: in the same place of the same widget. */
export function filesReplaced(before: Document, after: Document): Replaced[] {
  return Object.entries(before.widgets).flatMap(([id, { kind, content }]) => {
    const later = after.widgets[id];
    if (later?.kind !== kind) return [];
    const { replaceable }: WidgetSchema<unknown> = schemas[kind];
    const places = new Map(replaceable?.(later.content) ?? []);
    return (replaceable?.(content) ?? []).flatMap(([place, fileId]) => {
      const nextId = places.get(place);
      return nextId !== undefined && nextId !== fileId ? [{ fileId, nextId }] : [];
    });
  });
}
