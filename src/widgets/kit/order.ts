import { generateKeyBetween } from "fractional-indexing";

/** A place in a list that several people arrange: order keys between any two others, ties broken by id. */
export type Placed = { readonly id: string; readonly order: string };

export function inOrder<Item>(items: readonly Item[], placeOf: (item: Item) => Placed): Item[] {
  return items.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
}

function compare(one: Placed, other: Placed): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

const orderKey = /^[0-9A-Za-z]{1,200}$/;

/** Whether a key was made by this library; others could not be placed between. */
export function isOrder(order: unknown): order is string {
  if (typeof order !== "string" || !orderKey.test(order)) return false;
  try {
    generateKeyBetween(order, null);
    return true;
  } catch {
    return false;
  }
}

/**
 * The key of a new item at a place of a sorted list, from 0 to its length. Two people who put something at one place at
 * once give it one key; nothing fits between such twins, so the new item then comes behind them.
 */
export function orderAt(sorted: readonly string[], place: number): string {
  const before = sorted.slice(0, place).findLast(isOrder) ?? null;
  const after = sorted.slice(place).find((order) => isOrder(order) && (before === null || order > before));
  return generateKeyBetween(before, after ?? null);
}
