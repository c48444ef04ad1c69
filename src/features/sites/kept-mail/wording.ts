import { words } from "#kernel/words.ts";

export const keptMailWords = words("kept-mail", {
  help: "These emails weren't sent because there was no mail server. Pass on the links yourself; password resets are hidden.",
  empty: "No outgoing email",
  emptyHelp: "Without a mail server, emails are kept here.",
  people: "Go to people",
  to: "To {recipient}",
});
