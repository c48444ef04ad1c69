import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";

/** What a step of the chain is about, as its sign shows. */
export const stepSigns = ["person", "group", "page", "world", "guest"] as const;

/**
 * Why somebody reads a page, or why they do not: a person by id, a guest by theirs below zero, a group by its name in the permission list, and in a
 * subsite `viewers` too. For those who may see who has access.
 */
export const explainAccess = defineCall({
  name: "explain-access",
  method: "GET",
  path: "/-/sharing/why/{page_id}/",
  access: "read",
  input: {
    page_id: Id,
    who: z
      .string()
      .check(z.regex(/^(-?[1-9][0-9]{0,15}|group[1-9][0-9]{0,15}|public|all|editors|admins|viewers)$/)),
  },
  output: {
    right: z.enum(["edit", "view", "none"]),
    title: z.string(),
    summary: z.string(),
    /** The first reason, step by step; why there is none where they do not read it. */
    chain: z.array(z.object({ sign: z.enum(stepSigns), text: z.string() })),
    /** What they could do without the first reason, and why; empty where nothing. */
    without: z.string(),
    others: z.array(z.string()),
    /** How somebody is let in who does not read it; empty for all others. */
    advice: z.string(),
  },
  refusals: ["page-not-found", "page-editors-only", "no-such-person", "no-such-group", "guests-by-members"],
});
