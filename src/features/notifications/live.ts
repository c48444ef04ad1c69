import { heard, live } from "#realtime/live-topic.ts";
import { notificationsTopic, peopleNotified } from "./events.ts";
import { mayBeNotified } from "./rules.ts";

/** That there is news for somebody of the site; what it is, each reads for themself. */
export const notificationsLive = live(notificationsTopic, {
  mayListen: async (actor, id) => mayBeNotified(actor).allowed && actor.siteId === id,
  from: [heard(peopleNotified, ({ siteId }) => ({ id: siteId, data: {} }))],
});
