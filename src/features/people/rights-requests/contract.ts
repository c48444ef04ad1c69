import * as z from "zod/mini";
import { AwayUntil } from "../model/away.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

// Answered by `sharing/rights-requests`, which knows who can give a right on a page.

/** A short code of the refused action (RQST-10); it stands in a mail, so it can hold no sentence of its own. */
export const Hint = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));

/**
 * What is asked for: with `page_id` to edit that page, with `right` to be an editor of the site, with `only_site_owners` site
 * ownership, else the rights of an administrator.
 */
const wanted = {
  only_site_owners: z.optional(Flag),
  right: z.optional(z.enum(["editor"])),
  page_id: z.optional(Id),
};

/** RQST-02, RQST-03. Externals are told no addresses (decision 0029). */
export const loadAdminUsers = defineCall({
  name: "load-admin-users",
  method: "POST",
  path: "/ajax/people/action/load_admin_users/",
  access: "read",
  input: { hint: z.optional(Hint), ...wanted },
  output: {
    admins: z.array(
      z.object({
        id: z.int(),
        safe_name: z.string(),
        email: z.string(),
        avatar_url: z.string(),
        /** Our own: whether they are away now. */
        away: z.nullable(AwayUntil),
      }),
    ),
  },
  refusals: ["signed-out", "page-not-found"],
});

/** RQST-04. */
export const requestRights = defineCall({
  name: "request-rights",
  method: "POST",
  path: "/ajax/people/action/send_request_for_admin_promotion/",
  access: "none",
  input: { hint: z.optional(Hint), admin_id: Id, ...wanted },
  output: {},
  refusals: [
    "signed-out",
    "rights-held",
    "asks-themself",
    "person-not-found",
    "page-not-found",
    "too-many-attempts",
  ],
});

/**
 * Our own: to be given a page that one came to and does not read, by its number or its address in the current subsite. The answer is the
 * same whether there is such a page or not.
 */
export const askToRead = defineCall({
  name: "ask-to-read",
  method: "POST",
  path: "/-/reading-request/",
  access: "none",
  input: { page_id: z.optional(Id), slug: z.optional(line(300)) },
  output: {},
  refusals: ["signed-out", "too-many-attempts"],
});
