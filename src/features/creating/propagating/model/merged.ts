import type { Document } from "#documents/document.ts";
import { contentFace } from "#documents/draft/draft-document.ts";
import { inReadingOrder } from "#documents/read-document.ts";

/** A page that has taken over what its template changed. */
export type Merged = {
  readonly document: Document;
  /** The parts that become other ones, are added or go, by their ids. */
  readonly changed: readonly string[];
  /** Those that the template changed and the page has changed too: they stay. */
  readonly kept: readonly string[];
  /** False where the page has it all already. */
  readonly isChange: boolean;
};

type Three = { readonly base: Document; readonly template: Document; readonly page: Document };

/**
 * What a page becomes when its template changes: parts that the page has as they once came from its template (`base`) become as the template has
 * them now, and what somebody wrote on the page stays. Pure.
 */
export function merged({ base, template, page }: Three): Merged {
  const changed: string[] = [];
  const kept: string[] = [];
  const widgets = { ...page.widgets };
  for (const id of partsOf(template, base)) {
    const [was, is, own] = [base.widgets[id], template.widgets[id], page.widgets[id]];
    if (isSamePart(was, is) || isSamePart(own, is)) continue;
    if (!isSamePart(was, own)) kept.push(id);
    else {
      changed.push(id);
      if (is) widgets[id] = is;
      else delete widgets[id];
    }
  }
  const takesRows = isSame(page.rows, base.rows);
  const rows = takesRows ? template.rows : withoutGone(page.rows, widgets);
  const document = complete({ ...page, rows, widgets }, template);
  return { document, changed, kept, isChange: changed.length > 0 || !isSame(document.rows, page.rows) };
}

/** Every part of either, the template's in their order. */
function partsOf(template: Document, base: Document): string[] {
  const ids = inReadingOrder(template).map(({ id }) => id);
  return [...ids, ...Object.keys(base.widgets).filter((id) => !(id in template.widgets))];
}

type Part = Document["widgets"][string] | undefined;

/** A part that was only stored again, because another one beside it was changed, is the same part. */
function isSamePart(one: Part, other: Part): boolean {
  return one && other ? contentFace(one) === contentFace(other) : one === other;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Rows = Document["rows"];

/** The rows with the parts that are still there. */
function withoutGone(rows: Rows, widgets: Document["widgets"]): Rows {
  return rows
    .map(({ columns }) => ({
      columns: columns.map((column) => ({
        ...column,
        widgets: column.widgets.filter((id) => id in widgets),
      })),
    }))
    .filter(({ columns }) => columns.some(({ widgets: there }) => there.length > 0));
}

/** With each part that stands in no row yet in one of its own: below the one that it follows in the template, else at the end. */
function complete(document: Document, template: Document): Document {
  let rows = withoutGone(document.rows, document.widgets);
  const order = inReadingOrder(template).map(({ id }) => id);
  const placed = new Set(rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets)));
  const missing = Object.keys(document.widgets).filter((id) => !placed.has(id));
  const inOrder = missing.sort((a, b) => placeIn(order, a) - placeIn(order, b));
  for (const id of inOrder) {
    const above = order.slice(0, placeIn(order, id)).findLast((each) => placed.has(each));
    const at = order.includes(id) ? rowOf(rows, above) + 1 : rows.length;
    rows = rows.toSpliced(at, 0, { columns: [{ width: 12, widgets: [id] }] });
    placed.add(id);
  }
  return { ...document, rows };
}

function placeIn(order: readonly string[], id: string): number {
  const place = order.indexOf(id);
  return place < 0 ? order.length : place;
}

/** Where a part stands; -1 for none. */
function rowOf(rows: Rows, id: string | undefined): number {
  return rows.findIndex(({ columns }) =>
    columns.some(({ widgets }) => id !== undefined && widgets.includes(id)),
  );
}
