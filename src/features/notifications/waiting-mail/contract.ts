import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";

/** Mails have no numbers that tell how many there are. */
const MailId = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const of = {
  method: "POST",
  access: "write",
  input: { id: MailId },
  output: {},
  refusals: ["signed-out", "owners-only", "mail-not-waiting"],
} as const;

/** Sends a mail anew, now: also one that may have arrived. */
export const retryMail = defineCall({ ...of, name: "retry-mail", path: "/-/mail/{id}/retry/" });

/** Sends it no more. */
export const dropMail = defineCall({ ...of, name: "drop-mail", path: "/-/mail/{id}/drop/" });
