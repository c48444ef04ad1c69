import { passwordMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** What the fields of a new password are called when they are sent. */
export const newPasswordFields = { first: "new_password1", second: "new_password2" } as const;

export const signIn = defineCall({
  name: "sign-in",
  method: "POST",
  path: "/accounts/login/",
  access: "none",
  input: { email: text(320), password: text(passwordMost), next: z.optional(text(2000)) },
  output: { next: z.string() },
  refusals: ["wrong-credentials", "too-many-attempts", "sign-in-paused", "company-required"],
});

export const signOut = defineCall({
  name: "sign-out",
  method: "POST",
  path: "/accounts/logout/",
  access: "write",
  input: {},
  output: { next: z.string() },
  refusals: [],
});

/** Ends one of one's own sessions. */
export const revokeSession = defineCall({
  name: "revoke-session",
  method: "POST",
  path: "/-/sessions/{id}/revoke/",
  access: "write",
  oneselfOnly: true,
  input: { id: Id },
  output: {},
  refusals: ["signed-out", "session-not-found"],
});

/** Ends all of one's own sessions but this one. */
export const revokeOtherSessions = defineCall({
  name: "revoke-other-sessions",
  method: "POST",
  path: "/-/sessions/revoke-others/",
  access: "write",
  oneselfOnly: true,
  input: {},
  output: { count: z.int() },
  refusals: ["signed-out"],
});
