import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { readPageById } from "#features/pages/contract.ts";
import { StartId } from "#features/templates/rules.ts";
import { Flag } from "#kernel/fields.ts";
import { VersionId } from "./contract.ts";

/** What a page begins with, by id: 0 is nothing, and below zero are examples. `sharing` is who will see it where it follows a page. */
const StartShown = z.object({
  id: z.int(),
  title: z.string(),
  isExample: z.boolean(),
  sharing: z.nullable(z.enum(["alike", "everybody", "own"])),
});
export type StartShown = z.infer<typeof StartShown>;

export const readNewPage = defineCall({
  name: "read-new-page",
  method: "GET",
  path: "/new/",
  access: "read",
  /** `choose` asks at once what to begin with. */
  input: { folder: z.optional(Id), from_page_id: z.optional(StartId), choose: z.optional(Flag) },
  output: {
    title: z.string(),
    tree: z.array(FolderNode),
    folderId: z.int(),
    isFolderGiven: z.boolean(),
    siteAddress: z.string(),
    newTitle: z.string(),
    tags: z.array(z.object({ id: z.int(), name: z.string() })),
    start: StartShown,
    asksStart: z.boolean(),
    /** Who will see the page, as a sentence. */
    seenBy: z.string(),
    mayChangeType: z.boolean(),
  },
  refusals: ["editors-only", "signed-out", "page-not-found", "page-not-editable", "version-not-found"],
});

/** Making a page (ROUT-14). */
export const newPageScreen = defineScreen({
  name: "new-page",
  addresses: ["/new/"],
  call: readNewPage,
  query: ["folder", "from_page_id", "choose"],
  frame: "site",
});

export const readCopy = defineCall({
  name: "read-copy",
  method: "GET",
  path: "/page/copy/{page_id}/{version_id}/",
  access: "read",
  input: { page_id: StartId, version_id: VersionId },
  output: {
    title: z.string(),
    id: z.int(),
    versionId: z.int(),
    pageTitle: z.string(),
    /** A template and an example are there to be copied. */
    of: z.enum(["page", "template", "example"]),
    /** When the version was made, in seconds since 1970 (PDLG-21); null of an example. */
    made: z.nullable(z.number()),
    newTitle: z.string(),
    tree: z.array(FolderNode),
    folderId: z.int(),
    tags: z.array(z.object({ id: z.int(), name: z.string() })),
    sharing: z.enum(["alike", "everybody", "own"]),
    seenBy: z.string(),
    /** Where somebody came from who thinks better of it. */
    back: z.string(),
    mayChangeType: z.boolean(),
  },
  refusals: ["editors-only", "signed-out", "page-not-found", "page-not-editable", "version-not-found"],
});

/** Making a page of a version of another one (ROUT-13, POPT-07). */
export const copyScreen = defineScreen({
  name: "copy",
  addresses: ["/page/copy/{page_id}/{version_id}/"],
  call: readCopy,
  over: { page: readPageById },
  frame: "site",
});
