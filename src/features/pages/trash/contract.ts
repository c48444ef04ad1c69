import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

/** Moves a page to the trash (TRSH-02, TRSH-16). */
export const trashPage = defineCall({
  name: "page_delete",
  method: "POST",
  path: "/ajax/page/page_settings/delete/{page_id}/",
  access: "write",
  input: { page_id: Id },
  /** `redirect` is where its folder's pages are listed. */
  output: { redirect: z.string(), message: z.string() },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "homepage-not-trashed",
    "template-not-trashed",
  ],
  failure: ["message"],
});

/** Brings a page back from the trash and gives its address (TRSH-11). */
export const restorePage = defineCall({
  name: "trash_restore",
  method: "POST",
  path: "/ajax/page/trash_restore/{id}/",
  access: "write",
  input: { id: Id },
  output: { url: z.string() },
  refusals: ["page-not-in-trash"],
  failure: ["message"],
});

/** Removes a page from the trash for good (TRSH-13). */
export const removePage = defineCall({
  name: "trash_remove",
  method: "POST",
  path: "/ajax/page/trash_remove/{id}/",
  access: "write",
  input: { id: Id },
  output: {},
  refusals: ["page-not-in-trash"],
  failure: ["message"],
});
