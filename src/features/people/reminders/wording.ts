import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

type ReminderRefusal = "nobody-named" | "has-signed-in" | "all-signed-in";

export const reminderRefusals: RefusalWording<ReminderRefusal> = {
  "nobody-named": { kind: "invalid", text: "Choose who gets the reminder." },
  "has-signed-in": { kind: "conflict", text: "{name} has already signed in and needs no reminder." },
  "all-signed-in": { kind: "conflict", text: "Everyone has signed in already." },
};

export const reminderWords = words("reminders", {
  remind: "Send login reminder",
  remindAll: "Login reminder",
  title: "Send login reminder email",
  count:
    "{count, plural, =0 {Everyone has logged in} one {# person hasn't logged in yet} other {# people have not logged in yet}}",
  whom: "Send to",
  user: "Only {name}",
  all: "{count, plural, one {The # person who hasn't logged in} other {All # who haven't logged in}}",
  send: "Send",
  sent: "Login reminder sent",
  notLoaded: "We couldn't load this. Try again in a moment.",
  status: "Invitation Status",
  statusOf: "Invitation of {name}",
  email: "Email",
  invited: "Invited",
  by: "Invited by",
  formerMember: "Former member",
  unknown: "Unknown",
  notInvited: "Not invited by email",
  mail: "Email delivery",
  mailNone: "No email sent",
  mailWaiting: "Waiting to be sent",
  mailKept: "Not sent: no mail server. Find it under Outgoing email.",
  mailDelivered: "Delivered",
  mailBounced: "Bounced. The address was refused.",
  firstSeen: "First sign-in",
  notSeen: "Not yet",
  resend: "Resend invitation",
});

export const reminderMailWords = words("reminder-mail", {
  subject: "Reminder: sign in to {site}",
  text: "You have an account at {site} but haven't signed in yet.",
  button: "Sign in",
  choose: "Set password",
  closing: "You get this email because an administrator of {site} sent a reminder.",
});
