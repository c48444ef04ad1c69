import { type Viewer, isSignedIn } from "#kernel/viewer.ts";

/** Somebody who opens a page again within this time is still reading it, in milliseconds. */
export const burst = 30 * 60_000;

/** Whether opening a page is another view of it, by when the same person had it open last (PLST-13). */
export function isAnotherView(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= burst;
}

/** Visitors and guests see no counts of views (PLST-16). */
export function seesViews(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}
