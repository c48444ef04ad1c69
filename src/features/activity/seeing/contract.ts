import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";

/** Says how far the actor has seen the list of the place where it is asked: up to this moment, in milliseconds since 1970; with 0 they have seen none. */
export const markSeen = defineCall({
  name: "mark-activity-seen",
  method: "POST",
  path: "/-/feed/seen/",
  access: "write",
  input: { until: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(8.64e15)) },
  output: {},
  refusals: ["signed-out"],
});
