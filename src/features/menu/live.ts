import { mayArrangeIn } from "#kernel/viewer.ts";
import { heard, live } from "#realtime/live-topic.ts";
import { menuNumber, menuSaved, menuTopic } from "./events.ts";

/** Who edits the menu of a subsite hears that somebody else has saved it. */
export const menuLive = live(menuTopic, {
  mayListen: async (actor, id) => mayArrangeIn(id - menuNumber(0), actor),
  from: [
    heard(menuSaved, ({ personId, name, revision, subsiteId = 0 }) => ({
      id: menuNumber(subsiteId),
      data: { personId, name, revision },
    })),
  ],
});
