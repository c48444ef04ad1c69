import * as z from "zod/mini";
import { mailLevels } from "#features/people/mail-setting/rules.ts";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";

/** Ends the mails to a person, with the secret of their mails for a proof: from the screen, or by a mail program (RFC 8058). */
export const unsubscribe = defineCall({
  name: "unsubscribe",
  method: "POST",
  path: "/accounts/unsubscribe/{token}/",
  access: "write",
  isProvenByAddress: true,
  input: { token: text(100) },
  output: { next: z.string() },
  refusals: ["unsubscribe-link-unknown"],
});

/** What the field of the form is called when it is sent. */
export const levelField = "notify_value";

/** Lets mails come again. */
export const resubscribe = defineCall({
  name: "resubscribe",
  method: "POST",
  path: "/-/unsubscribed/{token}/",
  access: "write",
  input: { token: text(100), notify_value: z.enum(mailLevels) },
  output: { next: z.string() },
  refusals: ["unsubscribe-link-unknown"],
});
