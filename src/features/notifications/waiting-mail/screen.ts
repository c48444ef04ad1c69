import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";

/** A mail that is not sent yet, or could not be; times in seconds since 1970. What it tells of is for its reader alone. */
const WaitingMail = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(["waiting", "sending", "failed", "unsure"]),
  made: z.number(),
  /** When it is tried the next time. */
  due: z.number(),
  attempts: z.int(),
  /** What the mail server said. */
  reply: z.nullable(z.string()),
});
export type WaitingMail = z.infer<typeof WaitingMail>;

export const readWaitingMail = defineCall({
  name: "read-waiting-mail",
  method: "GET",
  path: "/settings/mail/waiting/",
  access: "read",
  input: {},
  output: { title: z.string(), mails: z.array(WaitingMail), hasMore: z.boolean() },
  refusals: ["signed-out", "owners-only", "no-mail-server"],
});

export const waitingMailScreen = defineScreen({
  name: "waiting-mail",
  addresses: ["/settings/mail/waiting/"],
  call: readWaitingMail,
  frame: "site",
});
