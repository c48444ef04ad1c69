import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { GivenChild, GivenItem, SentItem, readMenu, saveMenu } from "../contract.ts";
import { type Measured, roomLeft } from "./widths.ts";
import { favoritesTitleIn, favoritesTitleOut } from "./favorites-title.ts";

export type EditedType = "page" | "folder" | "tag" | "link" | "menu" | "favorites";

/** An item in edit mode. `name` is what its target is called; it shows where there is no title. */
export type EditedItem = {
  readonly id: string;
  readonly type: EditedType;
  readonly title: string;
  readonly name: string;
  readonly icon: number | null;
  readonly link: string;
  readonly pageId: number | null;
  readonly folderId: number | null;
  readonly tagId: number | null;
  readonly newTab: boolean;
  readonly hideLabel: boolean;
  readonly tooltip: string;
  /** Its page, folder or tag is not for whoever edits, or is gone. */
  readonly isHidden: boolean;
  readonly items: readonly EditedItem[];
};

export type EditedMenu = {
  readonly items: readonly EditedItem[];
  readonly overflow: boolean;
  readonly revision: number;
  /** The number of the subsite whose menu it is. */
  readonly subsite: number;
};

const types = {
  url: "link",
  page: "page",
  category: "folder",
  tag: "tag",
  menu: "menu",
  favorites: "favorites",
} as const;
const wireTypes = {
  link: "url",
  page: "page",
  folder: "category",
  tag: "tag",
  menu: "menu",
  favorites: "favorites",
} as const;

export const emptyItem: EditedItem = {
  id: "",
  type: "page",
  title: "",
  name: "",
  icon: null,
  link: "",
  pageId: null,
  folderId: null,
  tagId: null,
  newTab: false,
  hideLabel: false,
  tooltip: "",
  isHidden: false,
  items: [],
};

export function menuFrom({ user_state }: OutputOf<typeof readMenu>): EditedMenu {
  const { items, overflow, revision, subsite } = user_state;
  return { items: items.map(itemFrom), overflow, revision, subsite };
}

/** The menu as a save has answered it. */
export function menuInText(json: string): EditedMenu {
  return menuFrom({ user_state: JSON.parse(json) } as OutputOf<typeof readMenu>);
}

/** What a save answers, in our words. */
export function savedFrom(answer: OutputOf<typeof saveMenu>) {
  return { previous: menuInText(answer.previous_json), replaced: answer.replaced };
}

function itemFrom(item: GivenItem | GivenChild): EditedItem {
  return {
    id: item.id,
    type: types[item.type as keyof typeof types] ?? "link",
    title: favoritesTitleIn(item),
    name: item.orig_title,
    icon: item.icon,
    link: item.link,
    pageId: item.page_id,
    folderId: typeof item.cat_id === "number" ? item.cat_id : null,
    tagId: item.tag_id,
    newTab: item.target === "blank",
    hideLabel: item.hide_label,
    tooltip: item.tooltip,
    isHidden: item.is_hidden,
    items: (item.items as readonly GivenChild[]).map(itemFrom),
  };
}

export function menuSent({ items, overflow, revision }: EditedMenu): SentOf<typeof saveMenu> {
  const user_state = { items: items.map(itemSent), overflow, revision };
  return { page_id: 0, data: { tempstate: true, user_state } } as unknown as SentOf<typeof saveMenu>;
}

/** An item as it is sent, and as the rules look at it. */
export function itemSent(item: EditedItem): SentItem {
  const { type } = item;
  return {
    id: item.id,
    type: wireTypes[type],
    title: favoritesTitleOut({ type, title: item.title.trim() }),
    icon: item.icon,
    link: type === "link" ? item.link : "",
    target: item.newTab ? "blank" : "",
    page_id: type === "page" ? item.pageId : null,
    cat_id: type === "folder" ? item.folderId : type === "favorites" ? "favorites" : null,
    tag_id: type === "tag" ? item.tagId : null,
    hide_label: item.hideLabel,
    tooltip: item.tooltip.trim(),
    items: type === "menu" ? item.items.map(itemSent) : [],
  };
}

export function labelOf({ title, name, link }: EditedItem): string {
  return title.trim() || name || link;
}

export function measuredItem(item: EditedItem): Measured {
  return {
    label: labelOf(item),
    hasIcon: item.icon !== null,
    hideLabel: item.hideLabel && item.icon !== null,
    opens: item.type !== "link" && item.type !== "page",
  };
}

/** The items for which a bar has no room that may not overflow: those behind its end. */
export function overBar({ items, overflow }: EditedMenu): ReadonlySet<string> {
  if (overflow) return new Set();
  const over = items.filter((_, at) => roomLeft(items.slice(0, at + 1).map(measuredItem)) < 0);
  return new Set(over.map(({ id }) => id));
}
