import {
  pageChanged,
  pageCreated,
  pageFirstPublished,
  pagePropertiesChanged,
  pagesImported,
} from "#features/pages/events.ts";
import { personAdded } from "#features/people/events.ts";
import { passwordChanged } from "#features/sessions/events.ts";
import type { Tx } from "#database/transaction.ts";
import type { Heard } from "#outbox/listener.ts";
import { onLists } from "#outbox/listener.ts";
import { noteEdited, noteImported, noteJoined, notePublished, noteRenamed } from "./store.ts";

/** What the events below say, each of them a part. */
type Facts = {
  readonly pageId?: number;
  readonly versionId?: number;
  readonly personId?: number;
  readonly folderId?: number;
  readonly title?: string;
  readonly was?: string;
  readonly made?: number;
  readonly updated?: number;
  readonly at?: number;
  /** A person, or for a password the way in which it was changed. */
  readonly by?: number | string | null;
};
type Note = (event: Heard<Facts>, now: Date, tx: Tx) => Promise<void>;

/** One listener for all, because a page that is published, edited and renamed at once is one line only in this order. */
const notes: Readonly<Record<string, Note>> = {
  [pageCreated.kind]: ({ facts: { pageId = 0 } }, _, tx) => notePublished(pageId, { by: null, at: null }, tx),
  [pageFirstPublished.kind]: ({ facts: { pageId = 0, by, at } }, now, tx) =>
    notePublished(pageId, { by: personIn(by), at: at === undefined ? now : new Date(at) }, tx),
  [pageChanged.kind]: ({ facts: { pageId = 0, versionId = 0 } }, _, tx) =>
    noteEdited({ pageId, versionId }, tx),
  [pagePropertiesChanged.kind]: async ({ facts: { pageId = 0, title, was, by } }, now, tx) => {
    if (was !== undefined && was !== title)
      await noteRenamed({ pageId, personId: personIn(by), was }, now, tx);
  },
  [pagesImported.kind]: async ({ id, facts: { folderId = 0, made = 0, updated = 0, by } }, now, tx) => {
    const imported = { folderId, personId: personIn(by), pages: made + updated };
    if (imported.pages > 0) await noteImported(imported, { eventId: id, now }, tx);
  },
  [personAdded.kind]: ({ facts: { personId = 0 } }, now, tx) => noteJoined(personId, now, tx),
  [passwordChanged.kind]: ({ facts: { personId = 0 } }, now, tx) => noteJoined(personId, now, tx),
};

function personIn(by: Facts["by"]): number | null {
  return typeof by === "number" ? by : null;
}

export const activityListeners = [
  onLists<Facts>(
    [
      pageCreated,
      pageFirstPublished,
      pageChanged,
      pagePropertiesChanged,
      pagesImported,
      personAdded,
      passwordChanged,
    ] as Parameters<typeof onLists<Facts>>[0],
    {
      name: "activity",
      atOnce: 50,
      about: ({ pageId, personId, folderId }) =>
        pageId ? `page ${pageId}` : personId ? `person ${personId}` : `folder ${folderId}`,
    },
    async (events, { now, write }) =>
      write(async (tx) => {
        for (const event of events) await notes[event.kind]?.(event, now, tx);
      }),
  ),
];
