import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { readPageById } from "../contract.ts";

export const readFollowPage = defineCall({
  name: "read-follow-page",
  method: "GET",
  path: "/page/follow/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: {
    title: z.string(),
    address: z.string(),
    id: z.int(),
    pageTitle: z.string(),
    pageAddress: z.string(),
    isFollowing: z.boolean(),
  },
  refusals: ["signed-out", "page-not-found"],
});

/** Where a follow address leads (SHAR-02, SHAR-09): asks, and changes nothing until its button is pressed. */
export const followPageScreen = defineScreen({
  name: "follow-page",
  addresses: ["/page/follow/{page_id}/"],
  call: readFollowPage,
  over: { page: readPageById },
  frame: "site",
});
