import { heardEach, live } from "#realtime/live-topic.ts";
import { readersChanged } from "#features/pages/events.ts";
import { findEditing } from "./drafts/store.ts";
import { draftTopic } from "./events.ts";

/** Whoever may edit a page hears every change of its draft. */
export const draftLive = live(draftTopic, {
  mayListen: async (actor, id, tx) => (await findEditing(actor, id, tx))?.mayEdit ?? false,
  from: [
    ...heardEach(readersChanged, ({ pageId }) => ({ id: pageId, data: { sharing: true } }), {
      changesRights: true,
    }),
  ],
  bySignals: true,
});
