import type { Hole } from "#kernel/page-body.ts";
import { schemas } from "#widgets/schemas.ts";
import { type WidgetKind, type WidgetSchema, isLiving } from "#widgets/widget.ts";
import type { Document } from "#documents/document.ts";
import type { Outline } from "#documents/outline.ts";
import { inReadingOrder } from "#documents/read-document.ts";

/** The living widgets of a document in reading order. */
export function holesIn(document: Document, outline: Outline): Hole[] {
  return inReadingOrder(document)
    .filter(({ widget }) => isLiving(widget.kind))
    .map(({ id, widget }) => ({
      id,
      kind: widget.kind,
      content: contentForView(widget),
      anchors: outline.names.get(id) ?? [],
    }));
}

/** The content as the view of a living kind is given it. */
export function contentForView({ kind, content }: { kind: WidgetKind; content: unknown }): unknown {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.forView ? schema.forView(content) : content;
}
