import { words } from "#kernel/words.ts";

export const resetWords = words("reset", {
  title: "Reset your password",
  help: "Enter your email and we'll send you a reset link.",
  noMail: "This site doesn't send email yet. Ask the person who runs it.",
  send: "Send link",
  sentTitle: "Check your email",
  sent: "If this email has an account at {site}, you'll get a link soon. It works for one hour.",
  newTitle: "Choose a new password",
  newHelp: "For {email}. Your other devices will be signed out.",
  inviteTitle: "Set your password",
  inviteHeading: "Welcome, {name}",
  inviteHelp: "Choose a password for {email}.",
  password: "New password",
  again: "Confirm password",
  least: "At least 8 characters. A short sentence is easy to remember.",
  save: "Save and sign in",
  join: "Save and sign in",
});

export const resetMailWords = words("reset-mail", {
  subject: "Reset your password for {site}",
  text: "We received a request to reset your password for {site}. This link works once, for one hour.",
  button: "Reset password",
  ignore: "If you didn't ask for this, ignore this email. Nothing has changed.",
});
