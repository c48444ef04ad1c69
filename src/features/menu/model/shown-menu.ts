import type { Say } from "#kernel/language.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import { menuBarWords } from "../bar/wording.ts";
import { homePlace, internalPlace } from "./internal-places.ts";
import { expanded } from "#kernel/subsite-address.ts";
import { leadsAway } from "./link.ts";
import type { MenuItem, Targets } from "./menu-item.ts";

export type OpenedList = number | `tag-${number}` | "favorites";

/** An item as a reader sees it. */
export type ShownItem = {
  readonly label: string;
  readonly icon: number | null;
  readonly hideLabel: boolean;
  readonly tooltip: string;
  /** Where it leads; null where it only opens. */
  readonly address: string | null;
  readonly newTab: boolean;
  /** The list that opens beside it: a folder's pages, a tag's, or the reader's stars. */
  readonly opens: OpenedList | null;
  readonly items: readonly ShownItem[];
};

type Reader = { readonly viewer: Viewer; readonly targets: Targets; readonly say: Say };

/** The items that a reader may see; what leads to a page, folder or tag that is not for them is left out (MBAR-14). */
export function shownMenu(items: readonly MenuItem[], reader: Reader): ShownItem[] {
  return items.filter((item) => maySeeItem(item, reader)).map((item) => shownItem(item, reader));
}

/** A menu is there as long as one of its items is. Links within the site lead visitors home, where that is public, and nowhere else. */
export function maySeeItem({ target }: MenuItem, reader: Pick<Reader, "viewer" | "targets">): boolean {
  const { viewer, targets } = reader;
  if (target.type === "page") return targets.pages.has(target.pageId);
  if (target.type === "folder") return targets.folders.has(target.folderId);
  if (target.type === "tag") return targets.tags.has(target.tagId);
  if (target.type === "favorites") return isSignedIn(viewer);
  if (target.type === "menu") return target.items.some((item) => maySeeItem(item, reader));
  const place = internalPlace(target.link);
  if (place === homePlace && viewer.role === "public") return targets.hasHome;
  if (place) return place.isFor(viewer);
  return leadsAway(target.link) || isSignedIn(viewer);
}

function shownItem(item: MenuItem, reader: Reader): ShownItem {
  const { target, icon } = item;
  return {
    label: item.title || nameOf(item, reader),
    icon,
    hideLabel: item.hideLabel && icon !== null,
    tooltip: item.tooltip,
    address: addressOf(item, reader),
    newTab: item.newTab,
    opens: listOpenedBy(target),
    items: target.type === "menu" ? shownMenu(target.items, reader) : [],
  };
}

function listOpenedBy(target: MenuItem["target"]): OpenedList | null {
  if (target.type === "folder") return target.folderId;
  if (target.type === "tag") return `tag-${target.tagId}`;
  return target.type === "favorites" ? "favorites" : null;
}

/** What an item is called that has no title of its own: as its target is called today, in the reader's language. */
export function nameOf({ target }: MenuItem, { targets, say }: Pick<Reader, "targets" | "say">): string {
  if (target.type === "page") return targets.pages.get(target.pageId)?.title ?? "";
  if (target.type === "folder") return targets.folders.get(target.folderId)?.name ?? "";
  if (target.type === "tag") return targets.tags.get(target.tagId)?.name ?? "";
  if (target.type === "favorites") return say(menuBarWords.favorites);
  if (target.type === "menu") return "";
  const place = internalPlace(target.link);
  return place ? say(place.words) : target.link;
}

/** A link without an address is a heading. */
function addressOf({ target }: MenuItem, { targets, viewer }: Reader): string | null {
  if (target.type === "page") return targets.pages.get(target.pageId)?.address ?? null;
  if (target.type === "folder") return targets.folders.get(target.folderId)?.address ?? null;
  if (target.type === "tag") return targets.tags.get(target.tagId)?.address ?? null;
  return target.type === "link" && target.link !== "" ? expanded(viewer.subsiteSlug, target.link) : null;
}
