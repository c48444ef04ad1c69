import { type Viewer, isSignedIn } from "#kernel/viewer.ts";

/** Who changed a page, when, how long it takes and who reads it is told to those who are signed in, not to guests and visitors. */
export function seesInternalFacts(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** The deepest level of headings that the table of contents beside a page lists. */
export const contentsDeepest = 2;
