import { generateNKeysBetween } from "fractional-indexing";
import type * as Y from "yjs";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "../document.ts";
import { inReadingOrder, readDocument } from "../read-document.ts";
import { placeKey, readDraftWidget, valuesOf, writeDraftWidget } from "./draft-widget.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { emptyDraft } from "./roots.ts";

/** Names the shapes that a draft is written in: browser and server must mean the same ones, else the draft is made anew. */
export const draftSchema = `6 ${Object.values(schemas)
  .map(({ kind, version }) => `${kind}${version}`)
  .join(" ")}`;

/** A draft that holds what a document holds, under a title; made once for each epoch, on the server. */
export function draftFrom(document: Document, title = ""): Y.Doc {
  const draft = emptyDraft();
  const rows = ownRows(document);
  draft.transact(() => {
    if (title !== "") draft.getText(titlePart).insert(0, title);
    const orders = generateNKeysBetween(null, null, rows.length);
    rows.forEach(({ columns }, at) => {
      draft.getMap("rows").set(`r${at}`, orders[at]);
      const columnOrders = generateNKeysBetween(null, null, columns.length);
      columns.forEach(({ width, widgets }, place) => {
        const column = `c${at}x${place}`;
        draft.getMap("columns").set(column, { row: `r${at}`, order: columnOrders[place] });
        draft.getMap("widths").set(column, width);
        const widgetOrders = generateNKeysBetween(null, null, widgets.length);
        widgets.forEach((id, index) => {
          const widget = document.widgets[id];
          if (!widget) return;
          writeDraftWidget(draft, id, widget);
          valuesOf(draft, id).set(placeKey, { column, order: widgetOrders[index] });
        });
      });
    });
  });
  return draft;
}

export type Rows = readonly {
  readonly columns: readonly { readonly width: number; readonly widgets: readonly string[] }[];
}[];

/** In a draft, widgets that stand alone in their row have it to themselves; columns hold several. */
export function ownRows({ rows }: { readonly rows: Rows }): Rows {
  return rows.flatMap((row) => {
    const [only] = row.columns;
    if (row.columns.length !== 1 || !only) return [row];
    return only.widgets.map((id) => ({ columns: [{ width: 12, widgets: [id] }] }));
  });
}

/** The document that a draft says; what Publish makes a version of. Throws where a widget fits no shape of its kind. */
export function documentFrom(draft: Y.Doc, layout: Layout = layoutOf(draft)): Document {
  const ids = layout.flatMap((row) => row.columns.flatMap((column) => column.widgets));
  return {
    rows: layout.map(({ columns }) => ({
      columns: columns.map(({ width, widgets }) => ({ width, widgets: [...widgets] })),
    })),
    widgets: Object.fromEntries(
      ids.map((id): [string, Document["widgets"][string]] => {
        const { kind, version, content } = readDraftWidget(draft, id);
        return [id, { kind, version, content }];
      }),
    ),
  };
}

/**
 * How many widgets readers see otherwise than the draft has them: added, removed, written in, or arranged anew. Both
 * sides are read in the draft's own form, so that nothing counts that nobody changed.
 */
export function changesBetween(published: Document, draft: Document): number {
  return differences(facesOf(published), facesOf(draft));
}

/** What readers see of each widget, by id and in reading order. */
export type Faces = ReadonlyMap<string, string>;

export function differences(before: Faces, after: Faces): number {
  const ids = new Set([...before.keys(), ...after.keys()]);
  const changed = [...ids].filter((id) => before.get(id) !== after.get(id)).length;
  return Math.max(changed, hasOtherOrder(before, after) ? 1 : 0);
}

/** Whether the widgets that both have stand in another order. */
export function hasOtherOrder(before: Faces, after: Faces): boolean {
  const kept = (own: Faces, other: Faces) => [...own.keys()].filter((id) => other.has(id)).join();
  return kept(before, after) !== kept(after, before);
}

/** The faces of a document that is stored or was published. */
export function facesOf(document: Document): Faces {
  const read = readDocument({ ...document, rows: ownRows(document) });
  const contents = new Map(inReadingOrder(read).map(({ id, widget }) => [id, contentFace(widget)]));
  return facesIn(read.rows, contents);
}

/** The faces of widgets that stand in these rows: the content of each, and its place among columns. */
export function facesIn(rows: Rows, contents: ReadonlyMap<string, string>): Faces {
  return new Map(
    ownRows({ rows }).flatMap(({ columns }) =>
      columns.flatMap(({ width, widgets }, at) =>
        widgets.map((id): [string, string] => [
          id,
          `${columns.length}.${at}.${width} ${contents.get(id) ?? ""}`,
        ]),
      ),
    ),
  );
}

/** A widget's kind and content as one text that is the same whenever they are. */
export function contentFace({ kind, content }: Pick<StoredWidget, "kind" | "content">): string {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return JSON.stringify([kind, sorted(schema.asDrafted?.(content) ?? content)]);
}

/** Keys in one order: the database keeps objects in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
