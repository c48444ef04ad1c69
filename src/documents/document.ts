import * as z from "zod/mini";
import { widgetKinds } from "#widgets/widget.ts";
import { columnsMost } from "./limits.ts";

/** Random letters and digits, unique in a page, never "0" (that is the menu). */
export const WidgetId = z.string().check(z.regex(/^[A-Za-z0-9]{6,24}$/));

const Widget = z.object({
  kind: z.enum(widgetKinds),
  version: z.int().check(z.gte(1)),
  content: z.unknown(),
});

const Column = z.object({
  /** Twelfths of the row's width. */
  width: z.int().check(z.gte(1), z.lte(12)),
  widgets: z.array(WidgetId),
});

/** A page's content: rows of columns, each a list of widgets. */
export const Document = z.object({
  rows: z.array(z.object({ columns: z.array(Column).check(z.minLength(1), z.maxLength(columnsMost)) })),
  widgets: z.record(WidgetId, Widget),
  /** Names that anchors in a widget had in versions before; links of then still lead there. */
  earlier: z.optional(
    z.record(WidgetId, z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(20))),
  ),
});
export type Document = z.infer<typeof Document>;

export const emptyDocument: Document = { rows: [], widgets: {} };

/** A document of full-width widgets, one below the other. */
export function stacked(
  widgets: readonly {
    id: string;
    kind: Document["widgets"][string]["kind"];
    version: number;
    content: unknown;
  }[],
): Document {
  return {
    rows: widgets.map(({ id }) => ({ columns: [{ width: 12, widgets: [id] }] })),
    widgets: Object.fromEntries(widgets.map(({ id, ...widget }) => [id, widget])),
  };
}
