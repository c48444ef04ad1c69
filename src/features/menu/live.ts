import { heard, live } from "#realtime/live-topic.ts";
import { menuSaved, menuTopic } from "./events.ts";
import { mayEditMenu } from "./rules.ts";

/** Who edits the menu hears that somebody else has saved it. The menu of the site is number 1. */
export const menuLive = live(menuTopic, {
  mayListen: async (actor) => mayEditMenu(actor).allowed,
  from: [heard(menuSaved, ({ personId, name, revision }) => ({ id: 1, data: { personId, name, revision } }))],
});
