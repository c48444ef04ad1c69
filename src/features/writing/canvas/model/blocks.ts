/**
 * Widgets that are selected together: at least one, in reading order, each once. With Shift and the arrow keys `head` moves and
 * `anchor` stays; both are among them.
 */
export type Blocks = {
  readonly ids: readonly string[];
  readonly anchor: string;
  readonly head: string;
  /** Begun by a long press: taps add and take away. */
  readonly isPicking?: true;
};

/** Everything from one widget to another; null where one of them is not on the page. `order` is the page's reading order. */
export function blocksBetween(order: readonly string[], anchor: string, head: string): Blocks | null {
  const [from, to] = [order.indexOf(anchor), order.indexOf(head)];
  if (from < 0 || to < 0) return null;
  return { ids: order.slice(Math.min(from, to), Math.max(from, to) + 1), anchor, head };
}

/** The whole page, with the keys where they were. */
export function allBlocks(order: readonly string[], at: string): Blocks | null {
  return order.includes(at) ? { ids: order, anchor: at, head: at } : null;
}

/** One widget more or fewer at the end that moves; at the end of the page as it was. */
export function blocksStepped(
  order: readonly string[],
  { anchor, head }: Blocks,
  step: 1 | -1,
): Blocks | null {
  return blocksBetween(order, anchor, order[order.indexOf(head) + step] ?? head);
}

/** With this one if it was not among them, without it if it was; null when none is left. */
export function blocksToggled(order: readonly string[], before: Blocks | null, id: string): Blocks | null {
  const ids = new Set(before?.ids ?? []);
  if (!ids.delete(id)) ids.add(id);
  const kind = before?.isPicking ? { isPicking: before.isPicking } : {};
  return blocksThere(order, { ids: [...ids], anchor: id, head: id, ...kind });
}

/** What is left of them on a page that others have changed; null when nothing is. The same object where nothing changed. */
export function blocksThere(order: readonly string[], blocks: Blocks): Blocks | null {
  const known = new Set(blocks.ids);
  const ids = order.filter((id) => known.has(id));
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return null;
  const head = ids.includes(blocks.head) ? blocks.head : last;
  const anchor = ids.includes(blocks.anchor) ? blocks.anchor : head === first ? last : first;
  const isSame = head === blocks.head && anchor === blocks.anchor && sameList(ids, blocks.ids);
  return isSame ? blocks : { ...blocks, ids, anchor, head };
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
