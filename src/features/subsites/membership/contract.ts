import * as z from "zod/mini";
import { PeopleField } from "#features/people/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { jsonText, text } from "#kernel/fields.ts";

/** As many subsites as one call names. */
const namedMost = 500;

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
