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
