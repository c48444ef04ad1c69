import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** A list shows this many pages until everything is asked for (BSRT-07). */
export const listMost = 250;
/** `nr_pages` is counted this far, so that a list costs what it shows. */
export const countMost = 1001;

export const listOrders = ["alphabet", "modified", "created"] as const;
export type ListOrder = (typeof listOrders)[number];

/** One page of a list; the letters are the specification's (PLST-01 to PLST-12). Times are seconds since 1970. */
export const PageRow = z.object({
  id: z.int(),
  title_s: z.string(),
  title_u: z.string(),
  url: z.string(),
  cid: z.int(),
  tids: z.array(z.int()),
  c: z.int(),
  u: z.int(),
  cuid: z.nullable(z.int()),
  uuid: z.nullable(z.int()),
  weight: z.number(),
  f: z.string(),
  trash: z.boolean(),
  perm_deleted: z.boolean(),
  /** Of a page in the trash: when it came there, and by whom. */
  td: z.optional(z.int()),
  tuid: z.optional(z.nullable(z.int())),
  ish: z.boolean(),
  ist: z.boolean(),
  isp: z.boolean(),
  /** Never published yet: a draft, for those who edit it. */
  isd: z.boolean(),
  isf: z.boolean(),
  iss: z.boolean(),
  aid: z.nullable(z.int()),
  share: z.string(),
  prv: z.string(),
  cm: z.boolean(),
});
export type PageRow = z.infer<typeof PageRow>;

/** The people of the rows by id: the avatar `a` (null when they have none) and the name. */
const ListUsers = z.record(z.string(), z.object({ a: z.nullable(z.string()), name: z.string() }));
export type ListUsers = z.infer<typeof ListUsers>;

/** The named sets that sharing texts refer to, by id (PLST-23). */
const PermProfiles = z.record(z.string(), z.object({ id: z.int(), name: z.string() }));
export type PermProfiles = z.infer<typeof PermProfiles>;

export const DateGrouping = z.object({ name: z.string(), begin: z.int() });
export type DateGrouping = z.infer<typeof DateGrouping>;

/** What every answer with a list of pages holds (BRWS-05); only what the rows shown need. */
export const ListAnswer = {
  pages: z.array(PageRow),
  search_pages: z.array(PageRow),
  tree: z.array(FolderNode),
  tags: z.array(z.object({ id: z.int(), tag_u: z.string(), tag_s: z.string() })),
  apps: z.array(z.object({ id: z.int(), icon: z.string(), name_s: z.string(), url: z.string() })),
  users: ListUsers,
  page_views: z.record(z.string(), z.int()),
  date_groupings: z.array(DateGrouping),
  perm_profiles: PermProfiles,
  nr_pages: z.int(),
  more: z.boolean(),
};

export const loadPages = defineCall({
  name: "load-pages",
  method: "POST",
  path: "/ajax/pages/action/load/",
  access: "read",
  input: {
    cat_id: z.optional(Id),
    tag_id: z.optional(Id),
    by: z.optional(z.enum([...listOrders, "relevance", "alphabetical"])),
    show_all_when_many: z.optional(Flag),
  },
  output: ListAnswer,
  refusals: ["folder-not-found", "tag-not-found"],
});

/** What is in the trash, the newest first (TRSH-07). */
export const loadTrash = defineCall({
  name: "load-trash",
  method: "POST",
  path: "/ajax/pages/action/load_trash/",
  access: "read",
  input: {},
  output: ListAnswer,
  refusals: ["editors-only", "signed-out"],
});

export const searchPages = defineCall({
  name: "search-pages",
  method: "POST",
  path: "/ajax/pages/action/search/",
  access: "read",
  input: { q: z.optional(text(500)) },
  output: ListAnswer,
  refusals: [],
});

export const listPages = defineCall({
  name: "list-pages",
  method: "POST",
  path: "/ajax/pages/action/list_pages/",
  access: "read",
  input: { q: z.optional(text(500)) },
  output: { pages_list: z.array(z.object({ id: z.int(), title_s: z.string(), url: z.string() })) },
  refusals: [],
});
