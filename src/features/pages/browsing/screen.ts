import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { OpenFolder } from "#features/folders/contract.ts";
import { AfterKey, ListAnswer, RowFolders, listOrders } from "./contract.ts";
import { PageFaces } from "../drawing/contract.ts";
import { FilterState } from "./model/filter-state.ts";
import { listViews } from "./model/list-view.ts";

export const readBrowse = defineCall({
  name: "read-browse",
  method: "GET",
  path: "/pages/",
  access: "read",
  input: {
    cat_id: z.optional(Id),
    tag_id: z.optional(Id),
    q: z.optional(text(500)),
    /** Order and length, for whoever chooses them without script; else what their browser remembers. */
    by: z.optional(z.enum(listOrders)),
    show_all_when_many: z.optional(Flag),
    /** And how it is shown. */
    view: z.optional(z.enum(listViews)),
    /** The list from here on, for whoever reads without script (decision 0083). */
    after: z.optional(AfterKey),
  },
  output: {
    /** The first rows of what the list shows; `next` tells where the others begin, and `left` how many there are, counted to 1,001. */
    ...ListAnswer,
    next: z.nullable(z.string()),
    left: z.int(),
    since: z.string(),
    /** All folders, or of many those that are open. */
    tree: z.array(OpenFolder),
    folders: RowFolders,
    /** How the pages look, where they are shown as cards. */
    faces: PageFaces,
    title: z.string(),
    /** What stands above the list: with subsites it names the one whose pages they are (BRWS-02, BRWS-10). */
    heading: z.string(),
    address: z.string(),
    state: FilterState,
    mainFolderId: z.int(),
    /** Whether the list has all folders in it; in the tree Main is a folder like the others. */
    folderId: z.nullable(z.int()),
    /** The tag whose pages are listed; null for those of all. */
    tagId: z.nullable(z.int()),
    /** How many tags there are; `tags` are the first of them, the open one and those of the rows. */
    tagCount: z.int(),
  },
  refusals: ["folder-not-found", "tag-not-found"],
});

/** Main, the root of the tree, has no id in its address (ROUT-10). */
export const readBrowseMain = defineCall({
  ...readBrowse,
  name: "read-browse-main",
  path: "/pages/tree/",
});

/** The trash has an address of its own (ROUT-08). */
export const readBrowseTrash = defineCall({
  ...readBrowse,
  name: "read-browse-trash",
  path: "/pages/trash/",
  input: { after: z.optional(AfterKey) },
  refusals: ["editors-only", "signed-out"],
});

/** What stands behind the address of a list without script. */
const chosen = ["after", "by", "show_all_when_many", "view"] as const;
const shared = { name: "browse", frame: "site" } as const;

export const browseScreen = defineScreen({
  ...shared,
  addresses: ["/pages/", "/pages/tree/{cat_id}/", "/pages/tag/{tag_id}/"],
  call: readBrowse,
  query: ["q", ...chosen],
});
export const browseMainScreen = defineScreen({
  ...shared,
  addresses: ["/pages/tree/"],
  call: readBrowseMain,
  query: chosen,
});
export const browseTrashScreen = defineScreen({
  ...shared,
  addresses: ["/pages/trash/"],
  call: readBrowseTrash,
  query: ["after"],
});
