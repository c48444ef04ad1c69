import { words } from "#kernel/words.ts";

export const inviteMailWords = words("invite-mail", {
  subject: "{inviter} invites you to {site}",
  subjectPlain: "You are invited to {site}",
  greeting: "Hello {name},",
  text: "{inviter} has made an account for you at {site}. Choose a password, and you are in.",
  textPlain: "there is an account for you at {site}. Choose a password, and you are in.",
  button: "Set my password",
  closing: "The link works once, for 14 days. After that, ask for a new invitation.",
});
