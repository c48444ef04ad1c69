import { linesMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/**
 * A person in the permission list (PPRM-02); `notify_st` is how they are mailed (PPRM-15). A guest has an id below zero
 * and is called by their address; `share_url` is their link (GUES-01), empty for everybody else. Externals are told no
 * addresses but their own (decision 0029).
 */
export const ListedPerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  is_self: z.boolean(),
  is_guest: z.boolean(),
  is_external: z.boolean(),
  /** Their picture; empty for initials. */
  avatar_url: z.string(),
  view: z.boolean(),
  edit: z.boolean(),
  follow: z.boolean(),
  share_url: z.string(),
  notify_st: z.enum(["digest", "paused", "normal"]),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

export const groupIds = ["admins", "public", "guests", "all", "editors", "others"] as const;
/** Own groups of people stand in the list as `group` and their number. */
const OwnGroupId = z.templateLiteral(["group", z.int()]);
export type OwnGroupId = z.infer<typeof OwnGroupId>;
export type GroupId = (typeof groupIds)[number] | OwnGroupId;

/** How many people have each right. */
const RightCounts = z.object({ view: z.int(), edit: z.int(), follow: z.int() });

/**
 * A group with its people (PPRM-03, PPRM-04). `nr_people` counts all of them; `sub_users` are those who have a state of
 * their own, at most 250. Our own: `more` are those of them who are not shown, in `others`.
 */
export const ListedGroup = z.object({
  id: z.union([z.enum(groupIds), OwnGroupId]),
  name: z.string(),
  nr_people: z.int(),
  view: z.boolean(),
  edit: z.boolean(),
  follow: z.boolean(),
  sub_users: z.array(ListedPerson),
  more: z.optional(RightCounts),
});
export type ListedGroup = z.infer<typeof ListedGroup>;

/**
 * What is sent for one line; a person or guest by id, a group by its name, a guest to be invited as new1, new2 and so on with
 * their `email` (PPRM-05). What is left out stays as it was; `others` stands for everybody who has a line of their own (PPRM-16).
 */
const LineState = z.strictObject({
  view: z.optional(z.boolean()),
  edit: z.optional(z.boolean()),
  follow: z.optional(z.boolean()),
  deleted: z.optional(z.boolean()),
  email: z.optional(text(320)),
});
export type LineState = z.infer<typeof LineState>;
export const PermissionState = z
  .record(
    z
      .string()
      .check(
        z.regex(
          /^(-?[1-9][0-9]{0,15}|new[0-9]{1,4}|group[1-9][0-9]{0,15}|public|all|editors|admins|guests|others)$/,
        ),
      ),
    LineState,
  )
  .check(z.refine((lines) => Object.keys(lines).length <= linesMost));

/** Why permissions may not be changed as they were sent, whether they are saved, looked at before, or sent with a new page. */
export const permissionRefusals = [
  "follow-needs-view",
  "edit-needs-view",
  "public-view",
  "public-only-view",
  "own-view",
  "own-edit",
  "admins-always-edit",
  "public-not-allowed",
  "public-by-members",
  "no-such-person",
  "no-such-group",
  "roles-decide",
  "guests-not-allowed",
  "guests-by-members",
  "guests-only-view",
  "guests-by-email",
  "guests-stay",
  "guests-needed",
  "too-many-guests",
  "too-many-attempts",
] as const;

/** The addresses to pass on, for whoever has an account and reads the page (SHAR-06, SHAR-07). */
export const sharingDetails = defineCall({
  name: "sharing-details",
  method: "POST",
  path: "/ajax/page/sharing_details/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: {
    vanity_share: z.string(),
    vanity_follow: z.string(),
    title_s: z.string(),
    has_template_permissions: z.boolean(),
  },
  refusals: ["page-not-found", "signed-out"],
  failure: ["error_message"],
});

/** People of the site whose name begins with what was typed, to share a page with; of a page that is named, with their rights on it. Externals find nobody. */
export const findSharingPeople = defineCall({
  name: "find-sharing-people",
  method: "GET",
  path: "/-/sharing/people/",
  access: "read",
  input: { q: text(200), page_id: z.optional(Id) },
  output: { people: z.array(ListedPerson) },
  refusals: ["page-not-found", "page-editors-only"],
});
