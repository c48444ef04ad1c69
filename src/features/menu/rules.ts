import { type Viewer, isSignedIn, isExternal } from "#kernel/viewer.ts";
import type { NavigationItem } from "#kernel/frame.ts";

/** Where the site's name leads; a guest knows of one page only. */
export function homeOf(viewer: Viewer): string {
  return viewer.role === "guest" && viewer.guestPageId !== null ? `/page/${viewer.guestPageId}/` : "/";
}

/** The navigation of a site without a menu of its own. Externals have no People link; visitors only the home page, guests nothing. */
export function defaultNavigation(viewer: Viewer): NavigationItem[] {
  if (viewer.role === "guest") return [];
  const items: NavigationItem[] = [{ key: "home", address: "/" }];
  if (!isSignedIn(viewer)) return items;
  items.push({ key: "pages", address: "/pages/" });
  if (!isExternal(viewer)) items.push({ key: "people", address: "/people/" });
  return items;
}
