import * as z from "zod/mini";
import { passwordMost } from "#features/sessions/rules.ts";
import { PersonName } from "#features/people/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Email, text } from "#kernel/fields.ts";

/** Whose addresses may join by themselves; nobody's where nothing is listed. */
export const saveJoinDomains = defineCall({
  name: "save-join-domains",
  method: "POST",
  path: "/-/join-domains/",
  access: "write",
  oneselfOnly: true,
  input: { domains: text(4000) },
  output: {},
  refusals: ["signed-out", "owners-only", "join-domain-wrong", "join-domain-public", "join-domains-many"],
});

/** Asks for a link; answers the same whosever the address is. */
export const askToJoin = defineCall({
  name: "ask-to-join",
  method: "POST",
  path: "/accounts/join/",
  access: "none",
  input: { email: Email },
  output: { next: z.string() },
  refusals: ["join-off", "join-plus", "too-many-attempts"],
});

/** What the fields of the form are called when they are sent. */
export const joinFields = { name: "display_name" } as const;

/** Makes whoever holds the link a member, and signs them in. */
export const joinSite = defineCall({
  name: "join-site",
  method: "POST",
  path: "/accounts/join/{token}/",
  access: "none",
  input: {
    token: text(100),
    display_name: PersonName,
    new_password1: text(passwordMost),
    new_password2: text(passwordMost),
  },
  output: { next: z.string() },
  refusals: [
    "link-used",
    "already-member",
    "password-short",
    "password-common",
    "password-named",
    "passwords-differ",
    "too-many-attempts",
  ],
});
