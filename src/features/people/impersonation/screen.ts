import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";

const output = { title: z.string(), id: z.int(), name: z.string(), next: z.string() } as const;
const rights = [
  "signed-out",
  "admins-only",
  "owners-only",
  "person-not-found",
  "impersonate-owner",
  "not-as-another",
] as const;

export const readImpersonation = defineCall({
  name: "read-impersonation",
  method: "GET",
  path: "/settings/impersonate/p/{profile_id}/",
  access: "read",
  input: { profile_id: Id, next: z.optional(text(2000)) },
  output,
  refusals: [...rights, "own-impersonation"],
});

export const readImpersonationFromMenu = defineCall({
  name: "read-impersonation-from-menu",
  method: "GET",
  path: "/settings/impersonate/u/{user_id}/",
  access: "read",
  input: { user_id: Id, from: z.optional(text(20)), next: z.optional(text(2000)) },
  output,
  refusals: [...rights, "own-impersonation-card"],
});

/** Asks before it begins: an address alone changes nothing, whoever made somebody open it (ROUT-28, decision 0110). */
export const impersonateScreen = defineScreen({
  name: "impersonate",
  addresses: ["/settings/impersonate/p/{profile_id}/"],
  call: readImpersonation,
  query: ["next"],
  frame: "site",
});

/** The same for the card of a person (ROUT-29). */
export const impersonateFromMenuScreen = defineScreen({
  name: "impersonate-from-menu",
  addresses: ["/settings/impersonate/u/{user_id}/"],
  call: readImpersonationFromMenu,
  query: ["from", "next"],
  frame: "site",
});
