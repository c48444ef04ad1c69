import { schemas } from "#widgets/schemas.ts";
import type { NameOf } from "#widgets/kit/mention.ts";
import type { StoredWidget, WidgetKind, WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "../document.ts";
import { contentFace, facesIn } from "../draft/draft-document.ts";
import { readingOf } from "../reading-of.ts";
import { inReadingOrder, readDocument } from "../read-document.ts";
import { isWord, wordPieces } from "../word-pieces.ts";
import { inOrder } from "./in-order.ts";
import { type Piece, wordChanges } from "./word-changes.ts";

/** A widget of either document. What is changed without another word (a picture, a style) has nothing but what stayed. */
export type BlockChange = {
  readonly id: string;
  readonly kind: WidgetKind;
  readonly how: "same" | "added" | "removed" | "changed";
  /** It stands in another place, or beside others. */
  readonly isMoved: boolean;
  readonly pieces: readonly Piece[];
  /** Pictures that went and came; of a widget that came or went all of its. */
  readonly pictures: { readonly removed: readonly Picture[]; readonly added: readonly Picture[] };
};
type Picture = { readonly id: number; readonly name: string };

export type Comparison = {
  /** In the order of the later document; what was removed stands behind what it stood behind. */
  readonly blocks: readonly BlockChange[];
  readonly words: { readonly added: number; readonly removed: number };
};

/** What changed between two documents of a page, with the names of mentions for whoever asks: in its texts word by word, and which widgets came, went, moved or changed. */
export function compareDocuments(before: Document, after: Document, nameOf?: NameOf): Comparison {
  const [old, now] = [sideOf(before), sideOf(after)];
  const kept = old.ids.filter((id) => now.widgets.has(id));
  const places = new Map(now.ids.map((id, at) => [id, at]));
  const stayed = new Set(inOrder(kept, (id) => places.get(id) ?? 0));
  // Both sides alike, or the way of reading would be taken for a change.
  const isRough = [before, after].some((document) => readingOf(document) === "rough");
  const blocks = orderOf(old.ids, now.ids).flatMap((id) =>
    blockOf(id, { old, now, stayed, isRough, nameOf }),
  );
  return { blocks, words: { added: countWords(blocks, "added"), removed: countWords(blocks, "removed") } };
}

type Side = {
  readonly ids: readonly string[];
  readonly widgets: ReadonlyMap<string, StoredWidget>;
  /** Of each widget its column, and how wide that is. */
  readonly places: ReadonlyMap<string, string>;
};

function sideOf(document: Document): Side {
  const read = readDocument(document);
  const widgets = new Map(inReadingOrder(read).map(({ id, widget }) => [id, widget]));
  return { ids: [...widgets.keys()], widgets, places: facesIn(read.rows, new Map()) };
}

function orderOf(old: readonly string[], now: readonly string[]): string[] {
  const there = new Set(now);
  const behind = new Map<string, string[]>();
  let anchor = "";
  for (const id of old) {
    if (there.has(id)) anchor = id;
    else behind.set(anchor, [...(behind.get(anchor) ?? []), id]);
  }
  return ["", ...now].flatMap((id) => [...(id === "" ? [] : [id]), ...(behind.get(id) ?? [])]);
}

type Sides = {
  readonly old: Side;
  readonly now: Side;
  readonly stayed: ReadonlySet<string>;
} & Wording;

type Wording = { readonly isRough: boolean; readonly nameOf: NameOf | undefined };

function blockOf(id: string, sides: Sides): BlockChange[] {
  const { old, now, stayed } = sides;
  const [before, after] = [old.widgets.get(id), now.widgets.get(id)];
  if (!before) return alone(id, after, { ...sides, how: "added" });
  if (!after) return alone(id, before, { ...sides, how: "removed" });
  const isMoved = !stayed.has(id) || old.places.get(id) !== now.places.get(id);
  const isSame = contentFace(before) === contentFace(after);
  const text = wordsOf(after, sides);
  const unchanged = text === "" ? [] : [{ how: "same" as const, text }];
  const pieces = isSame ? unchanged : wordChanges(wordsOf(before, sides), text);
  const pictures = isSame ? noPictures : picturesBetween(before, after);
  return [{ id, kind: after.kind, how: isSame ? "same" : "changed", isMoved, pieces, pictures }];
}

type Alone = Wording & { readonly how: "added" | "removed" };

function alone(id: string, widget: StoredWidget | undefined, { how, ...wording }: Alone): BlockChange[] {
  const text = wordsOf(widget, wording);
  const pieces = text === "" ? [] : [{ how, text }];
  if (!widget) return [];
  const pictures = { ...noPictures, [how]: picturesOf(widget).slice(0, picturesMost) };
  return [{ id, kind: widget.kind, how, isMoved: false, pieces, pictures }];
}

/** Pictures of a widget that are shown to have come or gone; of a large gallery the first. */
const picturesMost = 12;
const noPictures = { removed: [], added: [] };

function picturesBetween(before: StoredWidget, after: StoredWidget): BlockChange["pictures"] {
  const [old, now] = [picturesOf(before), picturesOf(after)];
  const without = (some: readonly Picture[], others: readonly Picture[]) =>
    some.filter(({ id }) => !others.some((other) => other.id === id)).slice(0, picturesMost);
  return { removed: without(old, now), added: without(now, old) };
}

function picturesOf({ kind, content }: StoredWidget): readonly Picture[] {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.pictures?.(content) ?? [];
}

function wordsOf(widget: StoredWidget | undefined, { isRough, nameOf }: Wording): string {
  if (!widget) return "";
  const schema: WidgetSchema<unknown> = schemas[widget.kind];
  return (isRough ? (schema.rough ?? schema) : schema).plainText(widget.content, nameOf);
}

function countWords(blocks: readonly BlockChange[], how: Piece["how"]): number {
  const texts = blocks.flatMap(({ pieces }) => pieces.filter((each) => each.how === how));
  return texts.reduce((sum, { text }) => sum + wordPieces(text).filter(isWord).length, 0);
}
