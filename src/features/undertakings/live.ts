import { isOwner } from "#kernel/viewer.ts";
import { heard, live } from "#realtime/live-topic.ts";
import { allUndertakingsTopic, undertakingMoved, undertakingsTopic } from "./events.ts";
import { maySeeUndertakings } from "./rules.ts";

/** How far long work is: to who began it, and to owners. Percents are signals, beginnings and ends are events. */
export const undertakingsLive = [
  live(undertakingsTopic, {
    mayListen: async (actor, id) => maySeeUndertakings(actor).allowed && actor.personId === id,
    from: [heard(undertakingMoved, ({ personId, percent }) => ({ id: personId ?? 0, data: { percent } }))],
    bySignals: true,
  }),
  live(allUndertakingsTopic, {
    mayListen: async (actor, id) => isOwner(actor) && actor.siteId === id,
    from: [heard(undertakingMoved, ({ siteId, percent }) => ({ id: siteId, data: { percent } }))],
    bySignals: true,
  }),
];
