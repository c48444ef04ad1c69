import { addedMost, subsiteNameMost, subsiteDescriptionMost, namedMost } from "./rules.ts";
import * as z from "zod/mini";
import { PeopleField } from "#features/people/contract.ts";
import { SubsiteOnWire } from "#features/sites/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { subsiteRoles } from "#kernel/viewer.ts";

export const SubsiteName = line(subsiteNameMost).check(z.minLength(1));
export const SubsiteDescription = line(subsiteDescriptionMost);
export const SubsiteRoleField = z.enum(subsiteRoles);

/** What those who do not administer a subsite find of it in the bar (SBAR-02, SBAR-03); hidden ones are on no list of strangers. */
export const listings = ["full", "limited", "hidden"] as const;
export type Listing = (typeof listings)[number];

/** What a field of the settings is called when it is sent. */
export const subsiteFields = { selfJoin: "self_join" } as const;

const alsoAt = (name: string) => [`/ajax/settings/people/${name}/`];

/** SLST-11 to SLST-13. */
export const createSpace = defineCall({
  name: "create-space",
  method: "POST",
  path: "/ajax/people/action/create_space/",
  alsoAt: alsoAt("create_space"),
  access: "write",
  /** What comes again under the same `key` makes no second one: it gets the address of the first. */
  input: {
    name: SubsiteName,
    description: z.optional(SubsiteDescription),
    key: z.optional(line(40).check(z.minLength(1))),
  },
  output: { new_url: z.string() },
  refusals: ["signed-out", "subsites-off", "subsites-by-owners"],
});

/** SLST-03. */
export const loadNewSpaceDetails = defineCall({
  name: "load-new-space-details",
  method: "POST",
  path: "/ajax/people/action/load_new_space_details/",
  alsoAt: alsoAt("load_new_space_details"),
  access: "read",
  input: {},
  output: { can_create_subsites: z.boolean(), joinable_spaces: z.array(SubsiteOnWire) },
  refusals: ["signed-out", "subsites-off"],
});

/** What the bar holds, as a JSON text: `sites`, and `load_more` where the bar shows only the first of them (SBAR-06, SBAR-07, SBAR-10). */
export const loadSubsitesBar = defineCall({
  name: "load-subsites-bar",
  method: "POST",
  path: "/ajax/people/action/load_subsites_bar/",
  alsoAt: alsoAt("load_subsites_bar"),
  access: "read",
  input: {},
  output: { subsites_json_str: z.string() },
  refusals: [],
});

const Admin = z.object({ id: z.int(), safe_name: z.string(), email: z.string(), avatar_url: z.string() });

/** Joins at once, or says whom to ask, or mails the request to the administrator that was chosen (SLST-04 to SLST-07). */
export const joinSpace = defineCall({
  name: "join-space",
  method: "POST",
  path: "/ajax/people/action/join_space/",
  alsoAt: alsoAt("join_space"),
  access: "write",
  isOfSite: true,
  input: { group_id: Id, request_to_id: z.optional(Id) },
  output: {
    has_joined: z.boolean(),
    new_url: z.optional(z.string()),
    needs_admin_select: z.boolean(),
    admins: z.optional(z.array(Admin)),
  },
  refusals: [
    "signed-out",
    "subsites-off",
    "subsite-not-found",
    "subsite-joined",
    "subsite-archived",
    "subsite-without-admins",
    "person-not-found",
    "join-requested",
  ],
});

/** Without `from_group_id` from the current subsite. Everybody may remove themselves (SUBS-13). */
export const removeFromSpace = defineCall({
  name: "remove-from-space",
  method: "POST",
  path: "/ajax/people/action/remove_from_space/",
  access: "write",
  input: { profile_ids: PeopleField, from_group_id: z.optional(Id) },
  output: {},
  refusals: [
    "signed-out",
    "subsites-off",
    "subsite-not-found",
    "person-not-found",
    "admins-only",
    "last-admin",
    "not-for-externals",
  ],
});

/** What is chosen for each subsite, by its number; what is no choice is refused with a sentence of its own (MEMB-11, MEMB-12). */
const BySubsite = jsonText(
  z
    .record(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)), text(20))
    .check(z.refine((chosen) => Object.keys(chosen).length <= namedMost)),
);

/**
 * Gives people a role in subsites, or with `delete` removes them (MEMB-10, MEMB-13, MEMB-14); with the mode `notifications` it says how
 * they are told of them.
 */
export const setSubsitePermissions = defineCall({
  name: "set-user-subsite-permissions",
  method: "POST",
  path: "/ajax/people/action/set_user_subsite_permissions/",
  access: "write",
  input: {
    profile_ids: PeopleField,
    permissions: z.optional(BySubsite),
    mode: z.optional(z.enum(["permissions", "notifications"])),
    notifications: z.optional(BySubsite),
  },
  output: {},
  refusals: [
    "signed-out",
    "subsites-off",
    "subsite-not-found",
    "person-not-found",
    "admins-only",
    "last-admin",
    "own-role",
    "not-for-externals",
    "no-role-chosen",
    "no-level-chosen",
  ],
});

/** Changes what is sent alone, so that a form saves no more than was changed in it. An address that it had before goes on leading to it. */
export const saveSubsite = defineCall({
  name: "save-subsite",
  method: "POST",
  path: "/-/subsites/settings/{id}/",
  access: "write",
  input: {
    id: Id,
    name: z.optional(SubsiteName),
    description: z.optional(SubsiteDescription),
    slug: z.optional(line(40)),
    public: z.optional(Flag),
    self_join: z.optional(Flag),
    listing: z.optional(z.enum(listings)),
    archived: z.optional(Flag),
  },
  /** The number of the undertaking that opened it to the world; null where it was not opened just now. */
  output: { address: z.string(), opened: z.nullable(z.int()) },
  refusals: [
    "signed-out",
    "subsites-off",
    "subsite-not-found",
    "admins-only",
    "bad-subsite-address",
    "subsite-address-taken",
  ],
});

export const addMany = defineCall({
  name: "add-many-to-subsite",
  method: "POST",
  path: "/-/subsites/{id}/people/",
  access: "write",
  input: {
    id: Id,
    people: jsonText(
      z.array(z.object({ email: text(320), name: text(120) })).check(z.minLength(1), z.maxLength(addedMost)),
    ),
    role: SubsiteRoleField,
    /** New people also join the subsites that were chosen for that. */
    preselected: Flag,
  },
  output: {},
  refusals: [
    "signed-out",
    "subsites-off",
    "subsite-not-found",
    "subsite-archived",
    "not-for-externals",
    "admins-only",
    "owners-only",
  ],
});

/** What making a subsite public would open to the world. */
export const readOpening = defineCall({
  name: "read-subsite-opening",
  method: "GET",
  path: "/-/subsites/{id}/opening/",
  access: "read",
  input: { id: Id },
  output: {
    /** Pages that anyone could read from then on, and cannot today. */
    pages: z.int(),
    /** The first of those that the viewer may read themself, by title. */
    names: z.array(z.string()),
    /** The settings of the site allow public pages; without that nothing is opened. */
    publicPages: z.boolean(),
  },
  refusals: ["signed-out", "subsites-off", "subsite-not-found", "admins-only"],
});

/** Answers somebody who asks to join: as whom they join, or that they do not. */
export const answerJoinRequest = defineCall({
  name: "answer-join-request",
  method: "POST",
  path: "/-/subsites/requests/{id}/",
  access: "write",
  input: { id: Id, answer: z.enum([...subsiteRoles, "decline"]) },
  output: {},
  refusals: ["signed-out", "subsites-off", "request-not-found", "subsite-archived"],
});
