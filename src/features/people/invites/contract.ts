import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { Role } from "../contract.ts";

/** As many addresses as one call invites. */
export const invitesMost = 500;

const Invitee = z.object({ email: text(320), name: z.optional(text(120)) });

/** INVT-05, INVT-21; at both paths that the specification may be read to mean (CALL-12). */
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
        role_id: z.optional(Role),
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
    "no-auto-join",
  ],
  failure: ["message"],
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
