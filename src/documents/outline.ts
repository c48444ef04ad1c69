import { anchorNames } from "#widgets/kit/anchor-names.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { inReadingOrder } from "./read-document.ts";

/** A line of the table of contents; level 1 is the highest. */
export type OutlineEntry = { readonly id: string; readonly text: string; readonly level: number };

/** The names of all anchors of a page, unique over its widgets, and the headings among them in reading order. */
export type Outline = {
  readonly entries: readonly OutlineEntry[];
  readonly names: ReadonlyMap<string, readonly string[]>;
};

export function outlineOf(document: Document): Outline {
  const give = anchorNames();
  const entries: OutlineEntry[] = [];
  const names = new Map<string, string[]>();
  for (const { id, widget } of inReadingOrder(document)) {
    const schema: WidgetSchema<unknown> = schemas[widget.kind];
    const own = schema.anchors(widget.content).map(({ wanted, text, level }) => {
      const name = give(wanted);
      if (level !== null && text !== "") entries.push({ id: name, text, level });
      return name;
    });
    names.set(id, own);
  }
  return { entries, names };
}
