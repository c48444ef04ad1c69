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
  title: "Stop emails about changes?",
  help: "{site} then no longer emails {email} about pages, mentions and shares.",
  stop: "Stop emails",
  doneTitle: "Emails stopped",
  doneHelp: "{email} gets no more emails about changes.",
  again: "Turn emails back on",
  signIn: "Go to {site}",
});
