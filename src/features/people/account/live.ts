import { heard, live } from "#realtime/live-topic.ts";
import { languageChosen, personTopic } from "./events.ts";

/** Everybody hears of themselves, and of nobody else. */
export const personLive = live(personTopic, {
  mayListen: async (actor, id) => actor.personId === id,
  from: [heard(languageChosen, ({ personId }) => ({ id: personId, data: { what: "language" } }))],
});
