import { forgetRows } from "./use-pieces.ts";

/**
 * Reads a list anew from which the row of a page goes, and leaves the focus on the row that comes to stand in its place, else on the last one:
 * whoever works by keys does not begin at the top again. Where no row is left, the heading has it.
 */
export async function rowGone(address: string, read: () => Promise<unknown>): Promise<void> {
  forgetRows([address]);
  const place = links().findIndex((link) => link.getAttribute("href") === address);
  await read();
  const left = links();
  (left[Math.max(place, 0)] ?? left.at(-1))?.focus();
}

/** The titles of the rows, which lead to their pages. */
function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".browsing-main .browsing-title > a")];
}
