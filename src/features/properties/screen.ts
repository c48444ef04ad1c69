import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { readPageById } from "#features/pages/contract.ts";
import { pageTypes } from "./types/model/page-type.ts";

export const readProperties = defineCall({
  name: "read-properties",
  method: "GET",
  path: "/page/properties/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: {
    title: z.string(),
    id: z.int(),
    pageTitle: z.string(),
    pageAddress: z.string(),
    slug: z.string(),
    tree: z.array(FolderNode),
    folderId: z.int(),
    tags: z.array(z.object({ id: z.int(), name: z.string() })),
    siteAddress: z.string(),
    /** Who sees the page, and who will once it is published, in sentences. */
    seenBy: z.array(z.string()),
    type: z.enum(pageTypes),
    mayChangeType: z.boolean(),
    canBeHomepage: z.boolean(),
    canBeTemplate: z.boolean(),
    canToggleDefault: z.boolean(),
  },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "signed-out"],
});

/** In a subsite its roles decide who reads and edits (PRUL-08): the address of permissions opens the properties (PDLG-02, PDLG-19). */
export const subsitePermissionsScreen = defineScreen({
  name: "properties",
  addresses: ["/page/settings/{page_id}/"],
  inSubsites: true,
  call: readProperties,
  over: { page: readPageById },
  frame: "site",
});

/** A page's properties (ROUT-12). */
export const propertiesScreen = defineScreen({
  name: "properties",
  addresses: ["/page/properties/{page_id}/"],
  call: readProperties,
  over: { page: readPageById },
  frame: "site",
});
