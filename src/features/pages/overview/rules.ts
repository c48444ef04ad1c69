import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";

/** Who changed a page, and who is new. Externals know people by the pages on which they meet them (decision 0029). */
export function namesPeopleInBlocks(viewer: Viewer): boolean {
  return isSignedIn(viewer) && !isExternal(viewer);
}
