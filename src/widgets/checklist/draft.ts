import { generateNKeysBetween } from "fractional-indexing";
import { cutText } from "../kit/cut-text.ts";
import { type DraftContent, draftOf, fingerprint } from "../kit/draft.ts";
import { inOrder } from "../kit/order.ts";
import type { Checklist } from "./schema.ts";
import { taskMost, tasksMost } from "../kit/text-limits.ts";

/** An item in the draft. `removed` names the words that the remover saw (draft.ts). */
export type DraftItem = { readonly order: string; readonly removed?: string };

/** An item's place stands in the values, and its words in the texts, by the same path. */
export const itemPath = (id: string) => `items/${id}`;

/** The item that is written in a text of the draft. */
export const itemAtPath = (path: string) => path.split("/")[1];

export function checklistToDraft({ items }: Checklist): DraftContent {
  const orders = generateNKeysBetween(null, null, items.length);
  return draftOf({
    values: Object.fromEntries(items.map(({ id }, at) => [itemPath(id), { order: orders[at] }])),
    texts: Object.fromEntries(items.map(({ id, text }) => [itemPath(id), text])),
  });
}

/** What two people add beyond the most of it together is not shown. */
export function checklistFromDraft(draft: DraftContent): unknown {
  const items = itemsIn(draft)
    .slice(0, tasksMost)
    .map(([id]) => ({ id, text: textIn(draft, id) }));
  return { items };
}

/** The same list after words of some items have changed; null where a removed one may have come back by them. */
export function checklistWithTexts(
  { items }: Checklist,
  draft: DraftContent,
  paths: readonly string[],
): Checklist | null {
  const changed = new Set(paths.map((path) => itemAtPath(path) ?? ""));
  const isShown = (id: string) => {
    const item = draft.values[itemPath(id)] as DraftItem | undefined;
    return item !== undefined && item.removed === undefined && items.some((each) => each.id === id);
  };
  if (![...changed].every(isShown)) return null;
  return {
    items: items.map((item) => (changed.has(item.id) ? { ...item, text: textIn(draft, item.id) } : item)),
  };
}

/** The items that are there, in their order. */
export function itemsIn(draft: DraftContent): [string, DraftItem][] {
  const items = Object.entries(draft.values)
    .filter(([path]) => path.startsWith("items/"))
    .map(([path, value]): [string, DraftItem] => [path.slice("items/".length), value as DraftItem])
    .filter(([id, item]) => item.removed === undefined || item.removed !== wordsOf(draft, id));
  return inOrder(items, ([id, item]) => ({ id, order: item.order }));
}

/** The words of an item: what its removal names. */
export function wordsOf({ texts }: Pick<DraftContent, "texts">, id: string): string {
  return fingerprint({ texts: { [itemPath(id)]: texts[itemPath(id)] ?? "" }, rich: {} });
}

function textIn({ texts }: DraftContent, id: string): string {
  return cutText(texts[itemPath(id)], taskMost);
}
