import { words } from "#kernel/words.ts";

export const keptMailWords = words("kept-mail", {
  help: "Atrium was started without a mail server (SMTP_URL). What it would have sent is kept here, for site owners only. One-time links are hidden, except those of invitations: pass them on yourself.",
  empty: "No mails are waiting here",
  emptyHelp: "When Atrium has no mail server, the mails it would send are kept here.",
  to: "To {recipient}",
});
