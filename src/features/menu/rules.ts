import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { mayArrange } from "#kernel/editor-check.ts";
import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";
import { expanded } from "#kernel/subsite-address.ts";
import type { NavigationItem } from "#kernel/frame.ts";
import type { SentChild, SentItem } from "./contract.ts";
import { correctedLink, mayBeLink } from "./model/link.ts";
import { type Measured, fitsBar } from "./model/widths.ts";
import type { MenuRefusal } from "./editing/wording.ts";

/** Where the site's name leads; a guest knows of one page only. */
export function homeOf(viewer: Viewer): string {
  return viewer.role === "guest" && viewer.guestPageId !== null ? `/page/${viewer.guestPageId}/` : "/";
}

/** The menu of the site is edited by whoever passes the editor check (MBAR-12). */
export function mayEditMenu(viewer: Viewer): Verdict<"editors-only" | "admins-only"> {
  return mayArrange(viewer);
}

/** Guests know one page, and of no menu. */
export function seesMenu(viewer: Viewer): boolean {
  return viewer.role !== "guest";
}

/** The places of the product that everybody may need, wherever the site's own menu leads. Externals have no People link; visitors only the home page, guests nothing. */
export function defaultNavigation(viewer: Viewer): NavigationItem[] {
  if (viewer.role === "guest") return [];
  const items: NavigationItem[] = [{ key: "home", address: "/" }];
  if (!isSignedIn(viewer)) return items;
  items.push({ key: "pages", address: "/pages/" });
  if (!isExternal(viewer)) items.push({ key: "people", address: "/people/" });
  return items.map((item) => ({ ...item, address: expanded(viewer.subsiteSlug, item.address) }));
}

type Sent = Omit<SentItem, "items"> & { readonly items?: readonly unknown[] | undefined };

/** Whether an item is whole (MITM-05 to MITM-10). There are no apps yet, so none can be meant. */
export function mayBeItem(item: Sent): Verdict<MenuRefusal> {
  const { type, title, link } = item;
  if (type === "url") return link || title ? mayBeLink(correctedLink(link ?? "")) : refuse("menu-link-empty");
  if (type === "page") return item.page_id ? allow : refuse("menu-page-missing");
  if (type === "category") return typeof item.cat_id === "number" ? allow : refuse("menu-folder-missing");
  if (type === "tag") return item.tag_id ? allow : refuse("menu-tag-missing");
  if (type === "menu") return title ? allow : refuse("menu-title-missing");
  return type === "favorites" ? allow : refuse("menu-item-empty");
}

/** The bar and one level below it (MEDT-06). */
export function mayBeMenu(items: readonly SentItem[]): Verdict<MenuRefusal> {
  for (const item of items) {
    const verdict = mayBeItem(item);
    if (!verdict.allowed) return verdict;
    for (const child of item.items ?? []) {
      const below = mayBeChild(child);
      if (!below.allowed) return below;
    }
  }
  return allow;
}

function mayBeChild(child: SentChild): Verdict<MenuRefusal> {
  return child.type === "menu" || (child.items ?? []).length > 0 ? refuse("menu-too-deep") : mayBeItem(child);
}

/** Without overflow all items have to fit into the bar (MEDT-05). */
export function mayFillBar(
  items: readonly Measured[],
  { overflow }: { readonly overflow: boolean },
): Verdict<MenuRefusal> {
  return overflow || fitsBar(items) ? allow : refuse("menu-full");
}
