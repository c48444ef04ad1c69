import { heard, heardEach, live } from "#realtime/live-topic.ts";
import { readersChanged } from "../events.ts";
import { readsPage } from "../store.ts";
import { holesChanged, holesTopic } from "./events.ts";

/** Whoever may read a page hears which of its holes show something else now; what, they read for themselves. */
export const holesLive = live(holesTopic, {
  mayListen: readsPage,
  from: [
    heard(holesChanged, ({ pageId, widgets }) => ({ id: pageId, data: { widgets } })),
    ...heardEach(readersChanged, ({ pageId }) => ({ id: pageId, data: { sharing: true } }), {
      changesRights: true,
    }),
  ],
});
