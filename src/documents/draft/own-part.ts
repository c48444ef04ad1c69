import type { Document } from "../document.ts";
import { inReadingOrder, readDocument } from "../read-document.ts";
import { type Rows, contentFace, ownRows } from "./draft-document.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { isArrangedAlike, joinedRows } from "./joined-rows.ts";

/** What somebody, or everybody else together, has done in a draft since it was published. */
export type Work = {
  /** A widget, or the title. */
  readonly hasTouched: (widget: string) => boolean;
  /** They moved, or made wider, what was there before. */
  readonly hasArranged: boolean;
};

type Sides = { readonly published: Document; readonly draft: Document; readonly isRetitled: boolean };
type Works = { readonly mine: Work; readonly theirs: Work };

/**
 * What the page would say with the changes of one person alone. Where they cannot be told apart, why: `none` is theirs alone, others
 * changed the `same` blocks, or several people `arranged` blocks in one place.
 */
export type OwnPart =
  | { readonly isApart: true; readonly document: Document; readonly isRetitled: boolean }
  | { readonly isApart: false; readonly why: "none" | "same" | "arranged" };

/**
 * Blocks are published whole (decision 0070): those that one person alone changed as the draft has them, all others as readers see
 * them. Who wrote in a block that reads as it was published does not matter.
 */
export function ownPart({ published, draft, isRetitled }: Sides, { mine, theirs }: Works): OwnPart {
  const before = readDocument(published);
  const changes = changesIn(before, draft);
  if (isRetitled) changes.set(titlePart, "written");
  const own = new Set([...changes.keys()].filter(mine.hasTouched));
  // Of two, or of nobody known: neither is one person's alone.
  if ([...changes.keys()].some((id) => own.has(id) === theirs.hasTouched(id)))
    return { isApart: false, why: "same" };
  const sides = { before: ownRows(before), after: ownRows(draft), own };
  const isMoved = !isArrangedAlike(sides);
  const hasShaped = (isOwn: boolean) =>
    [...changes].some(([id, how]) => own.has(id) === isOwn && how !== "written");
  const byMe = hasShaped(true) || (isMoved && mine.hasArranged);
  const byThem = hasShaped(false) || (isMoved && theirs.hasArranged);
  if (own.size === 0 && !byMe) return { isApart: false, why: "none" };
  const rows = byMe && byThem ? joinedRows(sides) : byThem ? before.rows : draft.rows;
  if (!rows) return { isApart: false, why: "arranged" };
  const document = documentOf(rows, (id) => (own.has(id) ? draft : before).widgets[id]);
  return { isApart: true, document, isRetitled: own.has(titlePart) };
}

type Widgets = Document["widgets"];

function changesIn(before: Document, after: Document): Map<string, "added" | "removed" | "written"> {
  const [old, now] = [widgetsOn(before), widgetsOn(after)];
  const changes = new Map<string, "added" | "removed" | "written">();
  for (const [id, widget] of now) {
    const known = old.get(id);
    if (!known) changes.set(id, "added");
    else if (contentFace(known) !== contentFace(widget)) changes.set(id, "written");
  }
  for (const id of old.keys()) if (!now.has(id)) changes.set(id, "removed");
  return changes;
}

function widgetsOn(document: Document): Map<string, Widgets[string]> {
  return new Map(inReadingOrder(document).map(({ id, widget }) => [id, widget]));
}

function documentOf(rows: Rows, said: (id: string) => Widgets[string] | undefined): Document {
  const ids = rows.flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
  const widgets = ids.flatMap((id): [string, Widgets[string]][] => {
    const widget = said(id);
    return widget ? [[id, widget]] : [];
  });
  const columnsOf = ({ columns }: Rows[number]) =>
    columns.map(({ width, widgets: there }) => ({ width, widgets: [...there] }));
  return { rows: rows.map((row) => ({ columns: columnsOf(row) })), widgets: Object.fromEntries(widgets) };
}
