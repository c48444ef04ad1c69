import { heard, live } from "#realtime/live-topic.ts";
import { siteLanguageChosen, siteLookChosen, siteTopic } from "./events.ts";

/** Whoever is signed in to a site hears of it. */
export const siteLive = live(siteTopic, {
  mayListen: async (actor, id) => actor.siteId === id,
  from: [
    heard(siteLanguageChosen, ({ siteId }) => ({ id: siteId, data: { what: "language" } })),
    heard(siteLookChosen, ({ siteId, ...look }) => ({ id: siteId, data: { what: "look", look } })),
  ],
});
