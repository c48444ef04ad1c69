import type * as Y from "yjs";

/**
 * The parts of a draft by name (decision 0014): `rows`, `columns` and `widths` arrange the page; a widget has its values
 * in `v:id`, each of its texts in `t:id/path`, each rich text in `l:id/path`; before rich texts had lines (decision 0040) they
 * were trees in `r:id/path`, which are read and never written. Parts with a name are never made twice, so
 * two people who first write into an empty place at once write into the same text.
 */
export const layoutParts = ["rows", "columns", "widths", "moves"] as const;
/** Which letters of one text became which of another. */
export const movesPart = "moves";
/** The page's title, one text beside those of the widgets. */
export const titlePart = "title";

export const valuesPart = (id: string) => `v:${id}`;
export const textPart = (id: string, path: string) => `t:${id}/${path}`;
export const richPart = (id: string, path: string) => `l:${id}/${path}`;

export type Part = {
  readonly holds: "values" | "text" | "rich" | "tree";
  readonly id: string;
  readonly path: string;
};

const holding = { t: "text", l: "rich", r: "tree" } as const;
const partName = /^(?:v:([A-Za-z0-9]{6,24})|([tlr]):([A-Za-z0-9]{6,24})\/([A-Za-z0-9/_-]{1,120}))$/;
const objectName = /^(__proto__|constructor|prototype)$/;

/** What a part's name says; null for the layout and for names that no draft has. */
export function readPart(name: string): Part | null {
  const match = partName.exec(name);
  if (!match) return null;
  const [, values, letter, id, path] = match;
  if (path !== undefined && objectName.test(path)) return null;
  if (values) return { holds: "values", id: values, path: "" };
  return { holds: holding[letter as keyof typeof holding], id: id ?? "", path: path ?? "" };
}

/** A part with its name in the draft, kept: of a large table, making the names again would cost more than reading. */
export type NamedPart = Part & { readonly name: string };

type Index = { seen: number; readonly byWidget: Map<string, NamedPart[]> };
const indexes = new WeakMap<Y.Doc, Index>();

/** The parts of each widget. Parts only ever come to a draft, so what was seen before is not looked at again. */
export function partsOf(draft: Y.Doc): ReadonlyMap<string, readonly NamedPart[]> {
  const index = indexes.get(draft) ?? { seen: 0, byWidget: new Map<string, NamedPart[]>() };
  indexes.set(draft, index);
  if (index.seen === draft.share.size) return index.byWidget;
  let place = 0;
  for (const name of draft.share.keys()) {
    if (place++ < index.seen) continue;
    const part = readPart(name);
    if (!part) continue;
    const parts = index.byWidget.get(part.id);
    if (parts) parts.push({ ...part, name });
    else index.byWidget.set(part.id, [{ ...part, name }]);
  }
  index.seen = draft.share.size;
  return index.byWidget;
}
