import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";
import type { ListOrder } from "./contract.ts";

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
