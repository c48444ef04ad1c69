import { words } from "#kernel/words.ts";

export const resetWords = words("reset", {
  title: "Reset your password",
  help: "Type your email. If somebody at {site} has it, a mail with a link is on its way in a moment.",
  send: "Send me a link",
  sentTitle: "Look into your mail",
  sent: "If somebody at {site} has this address, a mail with a link is on its way. The link works for one hour.",
  newTitle: "Choose a new password",
  newHelp: "For {email}. All your other devices will be signed out.",
  inviteTitle: "Set your password",
  inviteHeading: "Welcome, {name}",
  inviteHelp: "Choose a password for {email}, and you are in.",
  password: "New password",
  again: "The same password again",
  least: "At least 8 characters. A short sentence is easy to remember.",
  save: "Save and sign in",
  join: "Set password and sign in",
});

export const resetMailWords = words("reset-mail", {
  subject: "Your new password for {site}",
  greeting: "Hello {name},",
  text: "somebody, we hope you, asked for a new password for {site}. This link sets one; it works once, for one hour.",
  button: "Choose a new password",
  ignore: "If it was not you, you can ignore this mail: nothing has changed.",
});
