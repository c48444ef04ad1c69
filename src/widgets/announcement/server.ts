import type * as z from "zod/mini";
import { putEntry, readMarks } from "#features/entries/store.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { demand } from "#kernel/refusal.ts";
import { allow, refuse } from "#kernel/verdict.ts";
import type { Acting, HolesRead, KindServer } from "../kind-server.ts";
import { putAway } from "./actions.ts";
import type { AnnouncementRead } from "./read.ts";
import type { AnnouncementShown } from "./shown.ts";

const kind = "Announcement";
type PutAwayData = z.output<typeof putAway.data>;

/** Who has put it away is an entry of each person, by their id. It counts for the words that they have read. */
export const announcementServer: KindServer = {
  read: async ({ page, widgets, actor, tx }: HolesRead<AnnouncementRead>) => {
    const marks = new Map(widgets.map(({ id, content }) => [id, content.mark]));
    const read = await readMarks(actor, { pageId: page.id, kind, marks, countsAll: page.mayEdit }, tx);
    return new Map(
      widgets.map(({ id }) => {
        const { isMine = false, count = 0 } = read.get(id) ?? {};
        const shown: AnnouncementShown = { isAway: isMine, seenBy: page.mayEdit ? count : null };
        return [id, shown];
      }),
    );
  },
  actions: [
    {
      action: putAway,
      concerns: () => allow,
      work: async ({ page, widget, data, actor, now, tx }: Acting<AnnouncementRead, PutAwayData>) => {
        if (!isSignedIn(actor)) demand(refuse("widget-not-found"));
        const entry = { pageId: page.id, kind, widget: widget.id, id: String(actor.personId) } as const;
        await putEntry(actor, { ...entry, content: { mark: data.away ? data.mark : "" } }, now, tx);
        // Only its reader sees a difference: the tabs of everybody else are not to read the page anew for it.
        return false;
      },
    },
  ],
};
