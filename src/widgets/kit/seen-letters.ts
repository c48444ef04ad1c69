import type * as Y from "yjs";

/** How much of each browser has come into a text. */
export function seenIn(text: Y.Text): number[] {
  const seen = new Map<number, number>();
  for (let item = text._start; item; item = item.right) {
    const { client, clock } = item.id;
    seen.set(client, Math.max(seen.get(client) ?? 0, clock + item.length));
  }
  return [...seen].flat();
}
