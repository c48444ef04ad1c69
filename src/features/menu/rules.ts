import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import type { NavigationItem } from "./contract.ts";

/** The navigation of a site without a menu of its own. Externals have no People link; visitors only the home page. */
export function defaultNavigation(viewer: Viewer): NavigationItem[] {
  const items: NavigationItem[] = [{ key: "home", address: "/" }];
  if (!isSignedIn(viewer)) return items;
  items.push({ key: "pages", address: "/pages/" });
  if (viewer.role !== "external") items.push({ key: "people", address: "/people/" });
  return items;
}
