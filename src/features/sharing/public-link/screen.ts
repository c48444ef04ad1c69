import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readLockedPage = defineCall({
  name: "read-locked-page",
  method: "GET",
  path: "/page/unlock/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: {
    title: z.string(),
    address: z.string(),
    id: z.int(),
    /** The page's own address, for who reads it already; nobody else is told of it. */
    pageAddress: z.nullable(z.string()),
  },
  refusals: ["page-not-found"],
});

/** Where a page that the world opens with a password leads those who may not read it yet: says nothing of the page. */
export const lockedPageScreen = defineScreen({
  name: "locked-page",
  addresses: ["/page/unlock/{page_id}/"],
  call: readLockedPage,
  frame: "bare",
});
