import type { EditedItem } from "./edited-menu.ts";

type Items = readonly EditedItem[];

/** A place of an item: on the bar (`parent` null) or in a menu, and before which of the others there. */
export type Place = { readonly parent: string | null; readonly at: number };

export function findItem(items: Items, id: string): EditedItem | null {
  for (const item of items) {
    if (item.id === id) return item;
    const below = item.items.find((child) => child.id === id);
    if (below) return below;
  }
  return null;
}

export function placeOf(items: Items, id: string): Place | null {
  const at = items.findIndex((item) => item.id === id);
  if (at >= 0) return { parent: null, at };
  for (const item of items) {
    const below = item.items.findIndex((child) => child.id === id);
    if (below >= 0) return { parent: item.id, at: below };
  }
  return null;
}

/** The items that stand beside each other in a place. */
export function itemsIn(items: Items, parent: string | null): Items {
  return parent === null ? items : (items.find(({ id }) => id === parent)?.items ?? []);
}

export function withoutItem(items: Items, id: string): EditedItem[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => ({ ...item, items: item.items.filter((child) => child.id !== id) }));
}

export function withItem(items: Items, item: EditedItem, { parent, at }: Place): EditedItem[] {
  if (parent === null) return items.toSpliced(at, 0, item);
  return items.map((each) =>
    each.id === parent ? { ...each, items: each.items.toSpliced(at, 0, item) } : each,
  );
}

export function replaced(items: Items, item: EditedItem): EditedItem[] {
  const swap = (each: EditedItem) => (each.id === item.id ? item : each);
  return items.map((each) => {
    const here = swap(each);
    return here === each ? { ...each, items: each.items.map(swap) } : here;
  });
}

/**
 * The item in its new place, `at` counted among the others there. A menu stays on the bar, since there is one level below it only (MEDT-06):
 * then nothing changes.
 */
export function moved(items: Items, id: string, to: Place): Items {
  const item = findItem(items, id);
  if (!item || !mayStandIn(item, to.parent)) return items;
  return withItem(withoutItem(items, id), item, to);
}

export function mayStandIn(item: EditedItem, parent: string | null): boolean {
  return parent === null || (item.type !== "menu" && item.id !== parent);
}

/** An item that was removed, where it was; on the bar when its menu is gone. */
export function putBack(items: Items, item: EditedItem, place: Place): Items {
  const isThere = place.parent === null || items.some(({ id }) => id === place.parent);
  return withItem(items, item, isThere ? place : { parent: null, at: items.length });
}
