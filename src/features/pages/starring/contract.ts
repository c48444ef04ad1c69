import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

/** Stars are toggled by two calls, as following is (PLST-24). */
export const starPage = defineCall({
  name: "star-page",
  method: "POST",
  path: "/ajax/page/star/{id}/star/",
  access: "write",
  input: { id: Id },
  output: { is_starred: z.boolean() },
  refusals: ["page-not-found", "signed-out"],
  failure: ["message"],
});

export const unstarPage = defineCall({
  name: "unstar-page",
  method: "POST",
  path: "/ajax/page/star/{id}/unstar/",
  access: "write",
  input: { id: Id },
  output: { is_starred: z.boolean() },
  refusals: ["page-not-found", "signed-out"],
  failure: ["message"],
});
