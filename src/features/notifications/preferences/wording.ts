import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PreferenceRefusal = "pause-over";

export const preferenceRefusals: RefusalWording<PreferenceRefusal> = {
  "pause-over": { kind: "invalid", text: "Choose a day from tomorrow up to a year ahead." },
};

export const preferenceWords = words("notification-preferences", {
  title: "Notification settings",
  emailHelp: "Sent to {email}",
  level: "When something changes",
  on: "Email right away",
  onHelp: "Five minutes after the last edit; mentions and replies right away",
  digest: "Daily digest",
  digestHelp: "At 7:00, 13:00 and 16:00, if there is news",
  off: "No email",
  offHelp: "You still see everything under Notifications",
  pausedUntil: "Pause until",
  pausedHelp: "No email before this day. Leave empty to get email.",
  saved: "Saved",
  bounced: "Email to {email} comes back. Check the address, then save to try again.",
  noMail: "This site doesn't send email yet.",
});
