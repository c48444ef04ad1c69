import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type NotificationRefusal = "notification-not-found";

export const notificationRefusals: RefusalWording<NotificationRefusal> = {
  "notification-not-found": { kind: "missing", text: "This notification no longer exists." },
};

/** What every screen has of it; the inbox has a wording of its own. */
export const notificationWords = words("notifications", {
  title: "Notifications",
  inboxKeywords: "inbox, alerts, following, mentions",
});
