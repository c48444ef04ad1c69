import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

export const followPage = defineCall({
  name: "follow-page",
  method: "POST",
  path: "/ajax/page/follow/{id}/follow/",
  access: "write",
  input: { id: Id },
  output: { is_following: z.boolean() },
  refusals: ["page-not-found", "signed-out"],
  failure: ["message"],
});

/** The button behind a follow address; a form of the browser's own is led on to the page. */
export const followByAddress = defineCall({
  name: "follow-by-address",
  method: "POST",
  path: "/-/follow/{page_id}/",
  access: "write",
  input: { page_id: Id },
  output: { next: z.string() },
  refusals: ["page-not-found", "signed-out"],
  failure: ["message"],
});

export const unfollowPage = defineCall({
  name: "unfollow-page",
  method: "POST",
  path: "/ajax/page/follow/{id}/unfollow/",
  access: "write",
  input: { id: Id },
  output: { is_following: z.boolean() },
  refusals: ["page-not-found", "signed-out"],
  failure: ["message"],
});
