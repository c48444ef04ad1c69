import { heard, heardEach, live } from "#realtime/live-topic.ts";
import { readersChanged } from "#features/pages/events.ts";
import { readsPage } from "#features/pages/store.ts";
import { commentMade, commentsChanged, commentsTopic } from "./events.ts";
import { mayComment } from "./rules.ts";

/** Those who read comments of a page hear that there are others now; what, they read for themselves. */
export const commentsLive = live(commentsTopic, {
  mayListen: async (actor, id, tx) => mayComment(actor).allowed && (await readsPage(actor, id, tx)),
  from: [
    heard(commentMade, ({ pageId }) => ({ id: pageId, data: {} })),
    heard(commentsChanged, ({ pageId }) => ({ id: pageId, data: {} })),
    ...heardEach(readersChanged, ({ pageId }) => ({ id: pageId, data: {} }), { changesRights: true }),
  ],
});
