import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";

/** As many as a block shows. */
export const starredMost = 8;
export const changedMost = 6;
export const waitingMost = 5;
export const peopleMost = 5;
/** In each part of the block of the week. */
export const ofWeekMost = 6;

/** How long somebody is new, in milliseconds; what the block says where there is nobody names it too. */
export const newFor = 30 * 24 * 60 * 60_000;

/** Who changed a page, and who is new. Externals know people by the pages on which they meet them (decision 0029). */
export function namesPeopleInBlocks(viewer: Viewer): boolean {
  return isSignedIn(viewer) && !isExternal(viewer);
}
