import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type UnsubscribeRefusal = "unsubscribe-link-unknown";

export const unsubscribeRefusals: RefusalWording<UnsubscribeRefusal> = {
  "unsubscribe-link-unknown": {
    kind: "missing",
    text: "This link doesn't work. Sign in to change your emails.",
  },
};

export const unsubscribeWords = words("unsubscribe", {
  title: "Stop notification emails?",
  help: "{site} will no longer email {email} about changes, comments, mentions or shared pages.",
  stop: "Stop emails",
  doneTitle: "Emails stopped",
  doneHelp: "{email} gets no more notification emails.",
  again: "Turn emails back on",
  signIn: "Go to {site}",
});
