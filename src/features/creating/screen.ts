import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { readPageById } from "#features/pages/contract.ts";
import { VersionId } from "./contract.ts";

export const readNewPage = defineCall({
  name: "read-new-page",
  method: "GET",
  path: "/new/",
  access: "read",
  input: { folder: z.optional(Id) },
  output: { title: z.string(), tree: z.array(FolderNode), folderId: z.int(), siteAddress: z.string() },
  refusals: ["editors-only", "signed-out"],
});

/** Making a page (ROUT-14). */
export const newPageScreen = defineScreen({
  name: "new-page",
  addresses: ["/new/"],
  call: readNewPage,
  query: ["folder"],
  frame: "site",
});

export const readCopy = defineCall({
  name: "read-copy",
  method: "GET",
  path: "/page/copy/{page_id}/{version_id}/",
  access: "read",
  input: { page_id: Id, version_id: VersionId },
  output: {
    title: z.string(),
    id: z.int(),
    versionId: z.int(),
    pageTitle: z.string(),
    /** When the version was made, in seconds since 1970 (PDLG-21). */
    made: z.number(),
    newTitle: z.string(),
    tree: z.array(FolderNode),
    folderId: z.int(),
    tags: z.array(z.object({ id: z.int(), name: z.string() })),
    sharing: z.enum(["alike", "everybody", "own"]),
    /** Where somebody came from who thinks better of it. */
    back: z.string(),
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
