import type * as Y from "yjs";
import type { DraftContent } from "../kit/draft.ts";
import { textPart, valuesPart } from "../kit/draft-parts.ts";
import { readTexts } from "../kit/draft-texts.ts";
import type { PictureFact } from "../kit/file-fact.ts";
import { orderAt } from "../kit/order.ts";
import { allIn, type DraftPicture, wordsOf } from "./draft.ts";
import { othersMost } from "./limits.ts";
import { picturePath, wordsPath } from "./pictures.ts";
import type { Point } from "./point.ts";

/** The block that is changed; everything below is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };

/** Puts the picture there with which the block begins, in place of the one that it began with before. */
export function setFirst(target: Target, file: PictureFact): void {
  values(target).set("file", file);
  values(target).delete("removed");
  values(target).delete("point");
}

/** Whether it holds no picture. */
export const isEmpty = (target: Target) => allIn(contentOf(target)).length === 0;

/** Whether no other picture is shown beside those that are there. */
export const isFull = (target: Target) => allIn(contentOf(target)).length >= othersMost;

/** Puts one at the end. */
export function addPicture(target: Target, id: string, file: PictureFact): void {
  const orders = allIn(contentOf(target)).map(([, { order }]) => order);
  values(target).set(picturePath(id), { order: orderAt(orders, orders.length), file });
}

/** Takes one off, for whom has seen its words: those that are under way bring it back. */
export function removePicture(target: Target, id: string): void {
  if (id !== "") return put(target, id, { removed: wordsOf(contentOf(target), id) });
  // Another picture may be chosen in its place, and is not to be told with the words of this one.
  for (const words of ["alt", "caption"] as const) {
    const text = target.draft.getText(textPart(target.id, wordsPath(id, words)));
    text.delete(0, text.length);
  }
  values(target).set("removed", wordsOf(contentOf(target), id));
}

/** Moves one to a place among the others, from 0 on. */
export function movePicture(target: Target, id: string, to: number): void {
  const others = allIn(contentOf(target)).filter(([each]) => each !== id);
  const order = orderAt(
    others.map(([, item]) => item.order),
    to,
  );
  put(target, id, { order });
}

/** Says which place of a picture stays in sight. */
export const setPoint = (target: Target, id: string, point: Point) => put(target, id, { point });

/** Says where one leads; empty for nowhere. */
export const setLink = (target: Target, id: string, link: string) => put(target, id, { link });

export const setDecorative = (target: Target, id: string, isDecorative: boolean) =>
  put(target, id, { isDecorative });

/** Whoever changes a picture keeps it: a removal that words in flight have overruled is forgotten. */
function put(target: Target, id: string, change: Partial<DraftPicture>): void {
  if (id === "") return Object.entries(change).forEach(([path, value]) => values(target).set(path, value));
  const { removed: _, ...kept } = values(target).get(picturePath(id)) as DraftPicture;
  values(target).set(picturePath(id), { ...kept, ...change });
}

const values = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));

function contentOf(target: Target): DraftContent {
  const own = [...values(target).entries()].filter(([path]) => !path.startsWith("."));
  return { values: Object.fromEntries(own), texts: readTexts(target.draft, target.id), rich: {} };
}
