import { heard, heardEach, live } from "#realtime/live-topic.ts";
import { pageChanged, pagePropertiesChanged, pageTopic, readersChanged } from "./events.ts";
import { readsPage } from "./store.ts";

/** Whoever may read a page hears that it is another one now; what it says they read for themselves. */
export const pageLive = live(pageTopic, {
  mayListen: readsPage,
  from: [
    heard(pageChanged, ({ pageId, versionId }) => ({
      id: pageId,
      data: { what: "changed", version: versionId },
    })),
    heard(pagePropertiesChanged, ({ pageId }) => ({ id: pageId, data: { what: "properties" } })),
    ...heardEach(readersChanged, ({ pageId }) => ({ id: pageId, data: { what: "sharing" } }), {
      changesRights: true,
    }),
  ],
});
