import { listMost } from "./rules.ts";
import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, text, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { listKeyPattern } from "./model/list-key.ts";

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
  output: {
    pages_list: z.array(
      z.object({
        id: z.int(),
        title_s: z.string(),
        url: z.string(),
        /** The title as it was written. */
        title_u: z.string(),
        /** The names on the way to the folder that it lies in, Main's left out. */
        folders_u: z.array(z.string()),
      }),
    ),
  },
  refusals: [],
});

/** Where a list goes on: behind a row, by its place in the order. */
export const AfterKey = z.string().check(z.maxLength(2200), z.regex(listKeyPattern));

/** The names of the folders of rows, where the tree that came does not have them. */
export const RowFolders = z.array(z.object({ id: z.int(), name: z.string() }));

/**
 * The next rows of a list behind `after`, in its order; without it the first ones. `since` is what the screen or an earlier piece said, and `there` the number of rows
 * that were read so far: `changed` tells that the part before `after` is another one since then, and is to be read again.
 */
export const readPiece = defineCall({
  name: "read-piece",
  method: "GET",
  path: "/-/pages/piece/",
  access: "read",
  input: {
    cat_id: z.optional(Id),
    tag_id: z.optional(Id),
    view_trash: z.optional(Flag),
    by: z.optional(z.enum(listOrders)),
    after: z.optional(AfterKey),
    since: z.optional(z.string().check(z.regex(/^[0-9]{1,15}$/))),
    there: z.optional(whole(0, 10_000_000)),
    most: z.optional(whole(1, listMost)),
  },
  output: {
    pages: z.array(PageRow),
    users: ListUsers,
    page_views: ListAnswer.page_views,
    tags: ListAnswer.tags,
    folders: RowFolders,
    /** Where the next piece begins; null at the end of the list. */
    next: z.nullable(z.string()),
    /** How many rows come behind these, counted to 1,001. */
    left: z.int(),
    since: z.string(),
    changed: z.boolean(),
  },
  refusals: ["folder-not-found", "tag-not-found", "editors-only", "signed-out"],
});

/** The pages of a filter by id, in its order, as many as can be changed together and one more: for whoever selects all of them. */
export const readIds = defineCall({
  name: "read-page-ids",
  method: "GET",
  path: "/-/pages/ids/",
  access: "read",
  input: {
    cat_id: z.optional(Id),
    tag_id: z.optional(Id),
    view_trash: z.optional(Flag),
    by: z.optional(z.enum(listOrders)),
  },
  output: { ids: z.array(z.int()) },
  refusals: ["folder-not-found", "tag-not-found", "editors-only", "signed-out"],
});
