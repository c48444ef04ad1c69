import type * as Y from "yjs";
import type { DraftContent } from "./draft.ts";
import { valuesPart } from "./draft-parts.ts";
import { readRichTexts, readTexts } from "./draft-texts.ts";
import { orderAt } from "./order.ts";
import { type DraftPart, partPath, partsIn, wordsOfPart } from "./titled-parts.ts";

/** The widget whose parts are changed; everything below is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };

/** Puts an empty one at the end. */
export function addPart(target: Target, id: string): void {
  const orders = partsIn(contentOf(target)).map(([, { order }]) => order);
  values(target).set(partPath(id), { order: orderAt(orders, orders.length) });
}

/** Takes one off, for whom has seen its words: words that are under way bring it back. */
export function removePart(target: Target, id: string): void {
  const removed = wordsOfPart(contentOf(target), id);
  values(target).set(partPath(id), { ...partOf(target, id), removed });
}

/** Moves one to a place among the others, from 0 on. */
export function movePart(target: Target, id: string, to: number): void {
  const others = partsIn(contentOf(target)).filter(([each]) => each !== id);
  const order = orderAt(
    others.map(([, part]) => part.order),
    to,
  );
  values(target).set(partPath(id), { ...partOf(target, id), order });
}

/** A part without the mark of a removal that words in flight have overruled. */
function partOf(target: Target, id: string): DraftPart {
  const { removed: _, ...kept } = values(target).get(partPath(id)) as DraftPart;
  return kept;
}

const values = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));

function contentOf({ draft, id }: Target): DraftContent {
  const own = [...values({ draft, id }).entries()].filter(([path]) => !path.startsWith("."));
  return { values: Object.fromEntries(own), texts: readTexts(draft, id), rich: readRichTexts(draft, id) };
}
