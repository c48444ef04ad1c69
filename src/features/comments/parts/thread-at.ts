import type { Margin } from "./margin.ts";

/** The thread whose passage stands under a point of the window; of several the shortest. */
export function threadAt({ x, y }: { x: number; y: number }, { threads, ranges }: Margin): number | null {
  const under = threads.filter(({ id, isResolved }) => {
    const boxes = isResolved ? [] : [...(ranges.get(id)?.getClientRects?.() ?? [])];
    return boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  });
  const [shortest] = under.sort((one, other) => one.quote.length - other.quote.length);
  return shortest?.id ?? null;
}
