import { invitesMost, pastedMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { siteRoles } from "#kernel/viewer.ts";

const Invitee = z.object({ email: text(320), name: z.optional(text(120)) });

/** On the site its roles, in a subsite those of subsites (ROLE-25): of these `viewer` is no role of a site. */
const InvitedRole = z.enum([...siteRoles, "viewer"]);
export type InvitedRole = z.infer<typeof InvitedRole>;

/** To the subsite that the call is made in, or to the site (INVT-01). INVT-05, INVT-21; at both paths that the specification may be read to mean (CALL-12). */
export const invitePeople = defineCall({
  name: "invite-people",
  method: "POST",
  path: "/ajax/people/action/invite_to_space/",
  alsoAt: ["/ajax/settings/people/invite_to_space/"],
  access: "write",
  input: {
    data: jsonText(
      z.object({
        addrs: z.array(Invitee).check(z.minLength(1), z.maxLength(invitesMost)),
        role_id: z.optional(InvitedRole),
        auto_join_defaults: z.optional(Flag),
      }),
    ),
  },
  output: { nr_invited: z.int() },
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "role-not-given",
    "invalid-address",
    "already-member",
    "already-invited",
    "many-invited",
    "no-auto-join",
    "no-role-chosen",
    "not-for-externals",
    "subsite-not-found",
    "subsite-archived",
    "accounts-only",
  ],
  failure: ["message"],
});

const Contact = z.object({
  email: z.string(),
  name: z.string(),
  /** Whether they are in the subsite, or in the main group on the site. */
  is_member: z.boolean(),
  has_account: z.boolean(),
});

/** Whom one may invite to where the call is made, and how (INVT-02, INVT-03); `q` narrows them by name or address. */
export const loadContactsInviteList = defineCall({
  name: "load-contacts-invite-list",
  method: "POST",
  path: "/ajax/people/action/load_contacts_invite_list/",
  alsoAt: ["/ajax/settings/people/load_contacts_invite_list/"],
  access: "read",
  input: { q: z.optional(text(200)) },
  output: {
    contacts: z.array(Contact),
    default_role_id: InvitedRole,
    can_invite_new_people: z.boolean(),
    will_auto_join: z.boolean(),
    subsite_name: z.string(),
  },
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "subsite-not-found",
    "subsite-archived",
    "not-for-externals",
  ],
});

/** What becomes of somebody in a pasted list when it is sent: made a new person, brought in as they are on the site already, or left out, and why. */
export const inviteFates = ["new", "account", "member", "invited", "unknown", "invalid", "double"] as const;
export type InviteFate = (typeof inviteFates)[number];

/** Reads a pasted list: `names[i]` and `fates[i]` belong to `emails[i]`, a bare address has an empty name (INVT-16, INVT-24). Nobody is invited by it. */
export const readAddresses = defineCall({
  name: "invite-addresses",
  method: "POST",
  path: "/ajax/settings/people/invite_addresses/",
  access: "read",
  input: { txt: text(pastedMost) },
  output: { emails: z.array(z.string()), names: z.array(z.string()), fates: z.array(z.enum(inviteFates)) },
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "subsite-not-found",
    "subsite-archived",
    "not-for-externals",
    "no-addresses",
    "unreadable-addresses",
  ],
});

/** Makes a new link, which takes the place of the old one, and mails it. */
export const inviteAgain = defineCall({
  name: "invite-again",
  method: "POST",
  path: "/-/people/{id}/invite/",
  access: "write",
  input: { id: Id },
  output: { email: z.string() },
  refusals: ["signed-out", "admins-only", "owners-only", "person-not-found", "has-password"],
});
