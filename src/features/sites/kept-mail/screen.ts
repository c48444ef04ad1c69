import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";

/** A mail as owners see it; `made` in seconds since 1970. */
export const KeptMail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  made: z.number(),
});

export const readKeptMails = defineCall({
  name: "read-kept-mails",
  method: "GET",
  path: "/settings/mail/",
  access: "read",
  input: {},
  output: { title: z.string(), mails: z.array(KeptMail) },
  refusals: ["signed-out", "owners-only"],
});

export const keptMailScreen = defineScreen({
  name: "kept-mail",
  addresses: ["/settings/mail/"],
  call: readKeptMails,
  frame: "site",
});
