import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { PeopleField } from "../contract.ts";

/** How many people have never signed in (LOGR-02). */
export const loadInvitationStatus = defineCall({
  name: "load-invitation-status",
  method: "POST",
  path: "/ajax/people/action/load_invitation_status/",
  access: "read",
  input: {},
  output: { nr_not_logged_in: z.int() },
  refusals: ["signed-out", "admins-only", "owners-only"],
});

/** Mails the welcome email again: to the people named, or to all who have never signed in (LOGR-03). */
export const resendWelcome = defineCall({
  name: "resend-welcome-emails",
  method: "POST",
  path: "/ajax/people/action/resend_welcome_emails/",
  access: "write",
  input: { profile_ids: z.optional(PeopleField), send: z.enum(["all", "user"]) },
  output: { nr_sent: z.int() },
  refusals: [
    "signed-out",
    "admins-only",
    "owners-only",
    "person-not-found",
    "nobody-named",
    "has-signed-in",
    "all-signed-in",
  ],
});
