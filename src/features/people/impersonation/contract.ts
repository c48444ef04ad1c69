import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

const next = z.optional(text(2000));
const rights = ["signed-out", "admins-only", "owners-only", "person-not-found", "impersonate-owner"] as const;

/** Begins it, from the dialog of who has access to a page (ROUT-28). It stands at the address whose screen asks first. */
export const impersonate = defineCall({
  name: "impersonate",
  method: "POST",
  path: "/settings/impersonate/p/{profile_id}/",
  access: "write",
  isOfSite: true,
  oneselfOnly: true,
  input: { profile_id: Id, next },
  output: { next: z.string() },
  refusals: [...rights, "own-impersonation"],
});

/** The same from the card of a person (ROUT-29). */
export const impersonateFromMenu = defineCall({
  name: "impersonate-from-menu",
  method: "POST",
  path: "/settings/impersonate/u/{user_id}/",
  access: "write",
  isOfSite: true,
  oneselfOnly: true,
  input: { user_id: Id, next },
  output: { next: z.string() },
  refusals: [...rights, "own-impersonation-card"],
});

export const stopImpersonating = defineCall({
  name: "stop-impersonating",
  method: "POST",
  path: "/-/impersonation/stop/",
  access: "write",
  isOfSite: true,
  input: { next },
  output: { next: z.string() },
  refusals: ["signed-out", "not-impersonating"],
});
