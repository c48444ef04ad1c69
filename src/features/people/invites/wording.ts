import { words } from "#kernel/words.ts";

export const inviteMailWords = words("invite-mail", {
  subject: "{inviter} invited you to {site}",
  subjectPlain: "You're invited to {site}",
  text: "{inviter} invited you to {site}. Choose a password to sign in.",
  textPlain: "You have an account at {site}. Choose a password to sign in.",
  button: "Set password",
  closing: "This link works once and expires after 14 days. Then ask for a new invitation.",
});
