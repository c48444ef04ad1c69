import * as z from "zod/mini";
import { passwordMost } from "#features/sessions/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { Email, text } from "#kernel/fields.ts";

/**
 * Mails a link to another address of one's own; nothing changes until it is used. The current password is needed, and the answer is the same where the
 * address belongs to somebody else.
 */
export const askEmailChange = defineCall({
  name: "ask-email-change",
  method: "POST",
  path: "/-/account/email/",
  access: "none",
  oneselfOnly: true,
  input: { email: Email, current_password: text(passwordMost) },
  output: {},
  refusals: ["signed-out", "wrong-password", "same-email", "too-many-attempts"],
  failure: ["form_errors"],
});

/** Takes the address that the link was mailed to, and ends every other link to this account. */
export const confirmEmail = defineCall({
  name: "confirm-email",
  method: "POST",
  path: "/accounts/email/{token}/",
  access: "none",
  input: { token: text(100) },
  output: { next: z.string() },
  refusals: ["link-used", "already-member", "too-many-attempts"],
});
