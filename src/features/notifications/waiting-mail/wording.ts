import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type WaitingMailRefusal = "mail-not-waiting" | "no-mail-server";

export const waitingMailRefusals: RefusalWording<WaitingMailRefusal> = {
  "mail-not-waiting": { kind: "missing", text: "This email was already sent or deleted." },
  "no-mail-server": { kind: "missing", text: "This site doesn't send email yet." },
};

export const waitingMailWords = words("waiting-mail", {
  help: "Emails about changes that aren't sent yet, or couldn't be.",
  none: "Nothing waiting",
  noneHelp: "Emails that can't be sent show up here.",
  waiting: "Waiting",
  sending: "Sending",
  failed: "Not sent",
  unsure: "May have arrived",
  to: "{name}, {email}",
  tries: "{count, plural, =0 {Not tried yet} one {Tried once} other {Tried # times}}",
  nextTry: "next try",
  retry: "Send now",
  again: "Send again",
  drop: "Delete",
  retried: "Will be sent in a moment",
  dropped: "Email deleted",
  more: "Only the newest 100 are shown.",
});
