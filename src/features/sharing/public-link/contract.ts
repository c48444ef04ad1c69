import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

const refusals = ["page-not-found", "page-editors-only"] as const;
const whoMay = ["roles-decide", "public-not-allowed", "public-by-members", "page-not-public"] as const;
/** Milliseconds since 1970. */
const Moment = z.int().check(z.gte(0), z.lte(8.64e15));

/** How the world comes to a page, for those who edit it. */
export const readPublicLink = defineCall({
  name: "read-public-link",
  method: "GET",
  path: "/-/sharing/public-link/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: {
    state: z.enum(["not-public", "open", "password", "ended"]),
    hasPassword: z.boolean(),
    /** The last moment at which the world sees it; null without an end. */
    ends: z.nullable(Moment),
    mayChange: z.boolean(),
    /** Who sees the page, in a sentence. */
    seenBy: z.string(),
  },
  refusals,
});

/** Sets them. What is left out, `password` or `ends`, stays as it is; browsers in which an earlier one was given ask for the new one. */
export const savePublicLink = defineCall({
  name: "save-public-link",
  method: "POST",
  path: "/-/sharing/public-link/{page_id}/",
  access: "none",
  input: {
    page_id: Id,
    password: z.optional(text(100)),
    removes: z.optional(Flag),
    ends: z.optional(z.nullable(Moment)),
  },
  output: { change: z.int() },
  refusals: [...refusals, ...whoMay, "page-password-short", "public-end-passed"],
});

/** Puts back what a change replaced, unless another one followed. */
export const undoPublicLink = defineCall({
  name: "undo-public-link",
  method: "POST",
  path: "/-/sharing/public-link/{page_id}/undo/",
  access: "write",
  input: { page_id: Id, change: Id },
  output: {},
  refusals: [...refusals, ...whoMay, "public-link-changed"],
});

/** Lets this browser read the page for some time, if the password is right. */
export const openPublicLink = defineCall({
  name: "open-public-link",
  method: "POST",
  path: "/page/unlock/{page_id}/",
  access: "none",
  input: { page_id: Id, password: text(100) },
  output: { next: z.string() },
  refusals: ["page-not-found", "wrong-page-password", "too-many-attempts"],
});
