import type { ListOrder } from "../contract.ts";

/**
 * Where a row stands in an order: what it is sorted by and, of equals, its page. The list goes on behind it wherever that
 * place is by then, also when its page has been renamed or is in the trash. Moments are microseconds since 1970.
 */
export type ListKey<Order = ListOrder> = {
  readonly order: Order;
  readonly pageId: number;
  readonly value: string;
};
/** What was found has a number in place of a key, and the trash an order of its own. */
export type AnyListKey = ListKey<ListOrder | "relevance" | "trash">;

/** As it stands in addresses: the order, the page and the value, between dots. A letter of a title becomes 18 in its key at most. */
export const listKeyPattern =
  /^(?:alphabet\.[0-9]{1,15}\.[^\0\p{Surrogate}]{0,2160}|(?:modified|created|trash)\.[0-9]{1,15}\.-?[0-9]{1,16}|relevance\.0\.[0-9]{1,3})$/u;

export function listKeyText({ order, pageId, value }: AnyListKey): string {
  return `${order}.${pageId}.${value}`;
}

/** Of a text that has the pattern. */
export function listKeyOf(text: string): AnyListKey {
  const [order = "", pageId = "", ...value] = text.split(".");
  return { order: order as AnyListKey["order"], pageId: Number(pageId), value: value.join(".") };
}

/** The key, if it is one of lists of pages in this order. */
export function keyInOrder(key: AnyListKey | null, order: ListOrder): ListKey | null {
  return key && key.order === order ? { ...key, order } : null;
}

/** What Postgres compares with: the title's key, or the moment to the microsecond. */
export function comparable({ order, value }: ListKey): string {
  if (order === "alphabet") return value;
  const microseconds = Number(value);
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds - milliseconds * 1000).padStart(3, "0");
  return new Date(milliseconds).toISOString().replace("Z", `${rest}Z`);
}
