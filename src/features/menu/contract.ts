import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, line, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { childrenMost, iconCount, linkMost, rootMost, titleMost, tooltipMost } from "./model/limits.ts";

/** The types of the specification (MITM-01); `root` is the bar itself. */
export const itemTypes = ["url", "page", "app", "menu", "category", "tag", "favorites", "root"] as const;

const sent = {
  /** Tells the item apart while it is moved and renamed. */
  id: z.optional(line(40)),
  type: z.enum(itemTypes),
  title: z.optional(line(titleMost)),
  icon: z.optional(z.nullable(whole(0, iconCount - 1))),
  link: z.optional(line(linkMost)),
  target: z.optional(z.enum(["", "blank"])),
  page_id: z.optional(z.nullable(Id)),
  cat_id: z.optional(z.nullable(z.union([z.literal("favorites"), Id]))),
  tag_id: z.optional(z.nullable(Id)),
  hide_label: z.optional(Flag),
  /** What the target is called; the server knows it better. */
  orig_title: z.optional(line(linkMost)),
  tooltip: z.optional(line(tooltipMost)),
};

const SentChild = z.object({
  ...sent,
  items: z.optional(z.array(z.unknown()).check(z.maxLength(childrenMost))),
});
const SentItem = z.object({
  ...sent,
  items: z.optional(z.array(SentChild).check(z.maxLength(childrenMost))),
});
export type SentItem = z.output<typeof SentItem>;
export type SentChild = z.output<typeof SentChild>;

const SentState = z.object({
  /** The bar is the only menu that is kept; another one is refused (MEDT-07, MEDT-18). */
  type: z.optional(z.literal("root")),
  items: z.array(SentItem).check(z.maxLength(rootMost)),
  /** Whether items that do not fit go under More; kept as it is when it is not said. */
  overflow: z.optional(Flag),
  /** The revision that was edited, to be told of whoever saved after it. */
  revision: z.optional(whole(0, Number.MAX_SAFE_INTEGER)),
});

const given = {
  id: z.string(),
  type: z.enum(itemTypes),
  title: z.string(),
  icon: z.nullable(z.int()),
  link: z.string(),
  target: z.enum(["", "blank"]),
  page_id: z.nullable(z.int()),
  cat_id: z.nullable(z.union([z.int(), z.literal("favorites")])),
  tag_id: z.nullable(z.int()),
  hide_label: z.boolean(),
  orig_title: z.string(),
  tooltip: z.string(),
  /** Its page or folder is not for this editor, or is gone: it can be moved and removed, and nothing is told of it. */
  is_hidden: z.boolean(),
};
const GivenChild = z.object({ ...given, items: z.array(z.never()) });
const GivenItem = z.object({ ...given, items: z.array(GivenChild) });
export type GivenItem = z.infer<typeof GivenItem>;
export type GivenChild = z.infer<typeof GivenChild>;

const GivenState = z.object({
  type: z.literal("root"),
  items: z.array(GivenItem),
  overflow: z.boolean(),
  revision: z.int(),
  /** The subsite whose menu it is, by number. */
  subsite: z.int(),
});
export type GivenState = z.infer<typeof GivenState>;

/** A list that opens from an item: pages only, one level. */
const ListState = z.object({ type: z.enum(["category", "tag"]), items: z.array(GivenItem) });

/** The page that is open, 0 on other screens; the menu is the same on all of them. */
const page_id = whole(0, Number.MAX_SAFE_INTEGER);
/** True while the menu is being edited and not saved (MEDT-19). Loading changes nothing in any case. */
const tempstate = z.optional(Flag);
const addressOf = (action: string) => `/ajax/widget/action/${action}/{page_id}/0/new_menu/`;

export const loadMenuTags = defineCall({
  name: "menu_load_tags",
  method: "POST",
  path: addressOf("load_tags"),
  access: "read",
  input: { page_id, data: jsonText(z.object({ tempstate })) },
  output: { tags: z.array(z.object({ id: z.int(), tag: z.string() })) },
  refusals: ["editors-only", "admins-only"],
});

export const loadMenuFolders = defineCall({
  name: "menu_load_categories",
  method: "POST",
  path: addressOf("load_categories"),
  access: "read",
  input: { page_id, data: jsonText(z.object({ tempstate })) },
  output: { tree: z.array(FolderNode) },
  refusals: ["editors-only", "admins-only"],
});

export const loadMenuFolder = defineCall({
  name: "menu_load_category",
  method: "POST",
  path: addressOf("load_category"),
  access: "read",
  input: {
    page_id,
    data: jsonText(z.object({ tempstate, cat_id: z.union([z.literal("favorites"), Id]) })),
  },
  output: { user_state: ListState },
  refusals: ["folder-not-found"],
});

export const loadMenuTag = defineCall({
  name: "menu_load_tag",
  method: "POST",
  path: addressOf("load_tag"),
  access: "read",
  input: { page_id, data: jsonText(z.object({ tempstate, tag_id: Id })) },
  output: { user_state: ListState },
  refusals: ["tag-not-found"],
});

export const saveMenu = defineCall({
  name: "menu_save",
  method: "POST",
  path: addressOf("save_menu"),
  access: "write",
  input: { page_id, data: jsonText(z.object({ tempstate, user_state: SentState })) },
  output: {
    menu_json: z.string(),
    /** What stood there before, to bring it back. */
    previous_json: z.string(),
    /** Who saved after the revision that was edited; null when nobody did. */
    replaced: z.nullable(z.string()),
  },
  refusals: [
    "editors-only",
    "admins-only",
    "menu-link-empty",
    "menu-link-unsafe",
    "menu-page-missing",
    "menu-title-missing",
    "menu-tag-missing",
    "menu-folder-missing",
    "menu-item-empty",
    "menu-too-deep",
    "menu-full",
  ],
  failure: ["message"],
});

/** The whole menu for whoever edits it. */
export const readMenu = defineCall({
  name: "read-menu",
  method: "GET",
  path: "/-/menu/",
  access: "read",
  input: {},
  output: { user_state: GivenState },
  refusals: ["editors-only", "admins-only"],
});
