import type * as Y from "yjs";
import type { DraftContent } from "../kit/draft.ts";
import { valuesPart } from "../kit/draft-parts.ts";
import { readTexts, setText } from "../kit/draft-texts.ts";
import { orderAt } from "../kit/order.ts";
import { type DraftItem, itemPath, itemsIn, wordsOf } from "./draft.ts";

/** The checklist that is changed; everything below is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };

/** Puts items at a place from 0 on. */
export function addItems(
  target: Target,
  items: readonly { readonly id: string; readonly text: string }[],
  at: number,
): void {
  const orders = itemsIn(contentOf(target)).map(([, { order }]) => order);
  items.forEach(({ id, text }, index) => {
    const order = orderAt(orders, at + index);
    orders.splice(at + index, 0, order);
    values(target).set(itemPath(id), { order });
    if (text !== "") setText(target.draft, { id: target.id, path: itemPath(id) }, text);
  });
}

/** Takes an item off, for whom has seen its words: words that are under way bring it back. */
export function removeItem(target: Target, id: string): void {
  const removed = wordsOf(contentOf(target), id);
  values(target).set(itemPath(id), { ...itemOf(target, id), removed });
}

/** Moves an item to a place among the others. */
export function moveItem(target: Target, id: string, to: number): void {
  const others = itemsIn(contentOf(target)).filter(([each]) => each !== id);
  const order = orderAt(
    others.map(([, item]) => item.order),
    to,
  );
  values(target).set(itemPath(id), { ...itemOf(target, id), order });
}

/** An item without the mark of a removal that words in flight have overruled. */
function itemOf(target: Target, id: string): { order: string } {
  const { order } = values(target).get(itemPath(id)) as DraftItem;
  return { order };
}

const values = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));

function contentOf(target: Target): DraftContent {
  const own = [...values(target).entries()].filter(([path]) => !path.startsWith("."));
  return { values: Object.fromEntries(own), texts: readTexts(target.draft, target.id), rich: {} };
}
