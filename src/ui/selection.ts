/** Which things of a list are selected, while somebody selects; null while nobody does. */
export type Selection = {
  readonly ids: ReadonlySet<number>;
  /** That from which a range reaches, and how far the last one reached. */
  readonly anchor: number | null;
  readonly end: number | null;
} | null;

export const nothingSelected: Selection = { ids: new Set(), anchor: null, end: null };

export function countOf(selection: Selection): number {
  return selection?.ids.size ?? 0;
}

/** With one thing more or fewer; the next range begins there. */
export function toggled(selection: Selection, id: number): Selection {
  const ids = new Set(selection?.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id, end: null };
}

/**
 * With all from the anchor to `id`, in the order in which they stand; without those of the last range that this one leaves out. Without an anchor in the list
 * it is one.
 */
export function extended(selection: Selection, id: number, order: readonly number[]): Selection {
  const anchor = selection?.anchor ?? null;
  if (anchor === null || !order.includes(anchor) || !order.includes(id)) {
    const ids = new Set(selection?.ids).add(id);
    return { ids, anchor: id, end: null };
  }
  const ids = new Set(selection?.ids);
  const last = selection?.end ?? null;
  if (last !== null) for (const each of between(order, anchor, last)) ids.delete(each);
  for (const each of between(order, anchor, id)) ids.add(each);
  return { ids, anchor, end: id };
}

export function selectedAll(selection: Selection, all: readonly number[]): Selection {
  return { ids: new Set(all), anchor: selection?.anchor ?? null, end: null };
}

/** Without those that were listed and are no more; those that never were listed stay, as they may stand further down. */
export function withoutGone(
  selection: Selection,
  before: readonly number[],
  now: readonly number[],
): Selection {
  if (!selection || selection.ids.size === 0) return selection;
  const there = new Set(now);
  const gone = new Set(before.filter((id) => !there.has(id)));
  if (![...selection.ids].some((id) => gone.has(id))) return selection;
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !gone.has(id))) };
}

function between(order: readonly number[], one: number, other: number): readonly number[] {
  const [from, to] = [order.indexOf(one), order.indexOf(other)].toSorted((a, b) => a - b);
  return order.slice(from, (to ?? 0) + 1);
}
