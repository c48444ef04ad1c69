import { type Viewer, isExternal } from "#kernel/viewer.ts";

/** Whom a page is shared with by name: told to people of the site; externals are told how many they are (decision 0029). */
export function seesNames(viewer: Viewer): boolean {
  return viewer.personId !== null && !isExternal(viewer);
}
