import type { GivenChild, GivenItem, SentChild, SentItem } from "../contract.ts";
import type { Say } from "#kernel/language.ts";
import type { MenuItem, Target, Targets } from "./menu-item.ts";
import { favoritesTitleIn, favoritesTitleOut } from "./favorites-title.ts";
import { correctedLink } from "./link.ts";
import { nameOf } from "./shown-menu.ts";

/** An item that was sent, once the rules have found it whole. */
export function itemFrom(sent: SentItem | SentChild, id: string): MenuItem {
  return {
    id,
    target: targetFrom(sent),
    title: favoritesTitleIn({ type: sent.type, title: sent.title ?? "" }),
    icon: sent.icon ?? null,
    newTab: sent.target === "blank",
    hideLabel: sent.hide_label ?? false,
    tooltip: sent.tooltip ?? "",
  };
}

function targetFrom(sent: SentItem | SentChild): Target {
  if (sent.type === "page") return { type: "page", pageId: sent.page_id ?? 0 };
  if (sent.type === "category") return { type: "folder", folderId: Number(sent.cat_id) };
  if (sent.type === "tag") return { type: "tag", tagId: sent.tag_id ?? 0 };
  if (sent.type === "favorites") return { type: "favorites" };
  if (sent.type !== "menu") return { type: "link", link: correctedLink(sent.link ?? "") };
  const items = (sent.items ?? []) as readonly SentChild[];
  return { type: "menu", items: items.map((child, at) => itemFrom(child, child.id || `new-${at}`)) };
}

const wireTypes = {
  link: "url",
  page: "page",
  folder: "category",
  tag: "tag",
  favorites: "favorites",
  menu: "menu",
} as const satisfies Record<Target["type"], GivenItem["type"]>;

type Telling = { readonly targets: Targets; readonly say: Say };

/** An item as its editor is given it. Of one whose page, folder or tag is not for them, or gone, only its place is told. */
export function itemGiven(item: MenuItem, telling: Telling): GivenItem {
  const items = item.target.type === "menu" ? item.target.items.map((each) => childGiven(each, telling)) : [];
  return { ...childGiven(item, telling), items };
}

function childGiven(item: MenuItem, telling: Telling): GivenChild {
  const { target } = item;
  const hidden = isHidden(item, telling.targets);
  return {
    id: item.id,
    type: wireTypes[target.type],
    title: hidden ? "" : favoritesTitleOut({ type: target.type, title: item.title }),
    icon: hidden ? null : item.icon,
    link: target.type === "link" ? target.link : "",
    target: item.newTab ? "blank" : "",
    page_id: target.type === "page" ? target.pageId : null,
    cat_id: target.type === "folder" ? target.folderId : target.type === "favorites" ? "favorites" : null,
    tag_id: target.type === "tag" ? target.tagId : null,
    hide_label: item.hideLabel,
    orig_title: hidden ? "" : nameOf(item, telling),
    tooltip: hidden ? "" : item.tooltip,
    items: [],
    is_hidden: hidden,
  };
}

/** Whether what the item leads to is out of sight for whoever edits. */
export function isHidden({ target }: MenuItem, targets: Targets): boolean {
  if (target.type === "page") return !targets.pages.has(target.pageId);
  if (target.type === "tag") return !targets.tags.has(target.tagId);
  return target.type === "folder" && !targets.folders.has(target.folderId);
}
