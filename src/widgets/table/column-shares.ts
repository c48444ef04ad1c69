/** How wide two columns beside each other are, in twelfths of the table. */
export type Shares = { readonly before: number; readonly after: number };

/** The shares when the line between them has moved by so many twelfths towards the end; each column keeps one. */
export function sharesMoved({ before, after }: Shares, by: number): Shares {
  const moved = Math.max(1 - before, Math.min(after - 1, by));
  return { before: before + moved, after: after - moved };
}

/** The share of a column: what was chosen, or the twelfths nearest to how wide it is seen. */
export function shareSeen(chosen: number | null, { width, of }: { width: number; of: number }): number {
  return chosen ?? Math.max(1, Math.min(12, Math.round((width / of) * 12)));
}
