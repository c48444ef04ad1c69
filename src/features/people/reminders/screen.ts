import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

/** `{user_id}-{id}`: here a person has one number, which is both (CACT-27). */
const both = /^([1-9][0-9]{0,14})-\1$/;
const Invitation = z.pipe(
  text(40),
  z.transform((asked) => Number(both.exec(asked)?.[1] ?? 0)),
);

/** What became of the last mail: none was sent, it waits, it is kept because there is no mail server, it was delivered or its address refused. */
export const mailStates = ["none", "waiting", "kept", "delivered", "bounced"] as const;

const Moment = z.nullable(z.number());

export const readInvitation = defineCall({
  name: "read-invitation",
  method: "GET",
  path: "/settings/people/invite/status/{invitation}/",
  access: "read",
  input: { invitation: Invitation },
  output: {
    title: z.string(),
    id: z.int(),
    name: z.string(),
    email: z.string(),
    /** Moments in milliseconds since 1970. */
    invited: Moment,
    /** Null where nobody is known to have invited them; empty for somebody who is gone. */
    by: z.nullable(z.string()),
    mail: z.enum(mailStates),
    mailed: Moment,
    firstSeen: Moment,
  },
  refusals: ["signed-out", "admins-only", "owners-only", "person-not-found"],
});

/** LOGR-06, CACT-14. */
export const invitationScreen = defineScreen({
  name: "invitation",
  addresses: ["/settings/people/invite/status/{invitation}/"],
  call: readInvitation,
  frame: "site",
});
