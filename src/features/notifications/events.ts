import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What open inboxes of a site listen to. */
export const notificationsTopic = defineTopic("notifications");

/** Somebody on the site was told of something: whoever has their inbox open reads it anew. */
export const peopleNotified = defineEvent<"people-notified", { siteId: number }>("people-notified", {
  publicChange: "nothing-public",
});
