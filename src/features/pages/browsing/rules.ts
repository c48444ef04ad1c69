import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";
import type { ListOrder } from "./contract.ts";

/** A list shows this many pages until everything is asked for (BSRT-07). */
export const listMost = 250;

/** A screen brings this many rows; the others come in pieces while somebody scrolls to them. */
export const rowsAtFirst = 32;

/** What was found is higher and says more. */
export const foundAtFirst = 24;

/** Rows of an ordinary piece; one that is far away may bring up to 250. */
export const pieceMost = 64;

/** `nr_pages` is counted this far, so that a list costs what it shows. */
export const countMost = 1001;

/** External people see no sharing column, visitors no more than the pages themselves (PLST-15, PLST-16). */
export function seesSharing(viewer: Viewer): boolean {
  return viewer.personId !== null && !isExternal(viewer);
}

/** Visitors are told of no folders. */
export function seesFolders(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** A list without a search has no relevance: it stands by alphabet (BFLT-11). */
export function orderOf(by: string | undefined): ListOrder {
  return by === "modified" || by === "created" ? by : "alphabet";
}

/** The letter under which a title stands in the alphabetical list (BSRT-05); all other signs share one. */
export function firstLetter(titleKey: string): string {
  const first = Array.from(titleKey)[0] ?? "";
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
}
