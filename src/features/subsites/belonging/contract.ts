import * as z from "zod/mini";
import { PeopleField } from "#features/people/contract.ts";
import { SubsiteOnWire } from "#features/sites/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { jsonText, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** The one person whom these are about (MEMB-15). */
const OnePerson = jsonText(z.array(Id).check(z.length(1)));
const rights = ["signed-out", "subsites-off", "person-not-found", "not-for-externals"] as const;

/** The subsites that the viewer may bring a person into (MEMB-02). */
export const loadJoinable = defineCall({
  name: "load-joinable-subsites",
  method: "POST",
  path: "/ajax/people/action/load_joinable_subsites/",
  access: "read",
  input: { profile_ids: OnePerson },
  output: {
    subsites: z.array(SubsiteOnWire),
    /** HTML. */
    display_name_s: z.string(),
  },
  refusals: rights,
});

/** The subsites that the viewer may take a person out of; of oneself all (MEMB-05). */
export const loadRemovable = defineCall({
  name: "load-user-remove-subsites",
  method: "POST",
  path: "/ajax/people/action/load_user_remove_subsites/",
  access: "read",
  input: { profile_ids: OnePerson },
  output: { subsites: z.array(SubsiteOnWire) },
  refusals: rights,
});

/** What a person is in the subsites that the viewer manages, and how they are told of them; of oneself in all (MEMB-09, MEMB-14). */
export const loadMemberships = defineCall({
  name: "load-user-subsite-permissions",
  method: "POST",
  path: "/ajax/people/action/load_user_subsite_permissions/",
  access: "read",
  input: { profile_ids: OnePerson },
  output: { subsite_membership: z.array(SubsiteOnWire) },
  refusals: rights,
});

/** Brings people of the site into subsites, each with the role that is chosen there (MEMB-03, MEMB-14). */
export const inviteToSpaces = defineCall({
  name: "invite-existing-user-to-spaces",
  method: "POST",
  path: "/ajax/people/action/invite_existing_user_to_spaces/",
  access: "write",
  input: {
    profile_ids: PeopleField,
    permissions: jsonText(
      z
        .record(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)), text(20))
        .check(z.refine((chosen) => Object.keys(chosen).length <= 500)),
    ),
  },
  output: {},
  refusals: [
    ...rights,
    "subsite-not-found",
    "subsite-archived",
    "admins-only",
    "no-role-chosen",
    "already-member",
  ],
});
