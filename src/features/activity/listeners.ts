import {
  pageChanged,
  pageCreated,
  pageFirstPublished,
  pagePropertiesChanged,
  pageRestored,
  pageTrashed,
  pagesImported,
} from "#features/pages/events.ts";
import { personAdded } from "#features/people/events.ts";
import { passwordChanged } from "#features/sessions/events.ts";
import type { Tx } from "#database/transaction.ts";
import { type HeardOf, onLists } from "#outbox/listener.ts";
import {
  noteEdited,
  noteImported,
  noteJoined,
  noteMoved,
  notePublished,
  noteRenamed,
  noteTrash,
} from "./store.ts";

const heard = [
  pageCreated,
  pageFirstPublished,
  pageChanged,
  pagePropertiesChanged,
  pagesImported,
  pageTrashed,
  pageRestored,
  personAdded,
  passwordChanged,
] as const;
type Happened = HeardOf<(typeof heard)[number]>;

/** One listener for all, because a page that is published, edited and renamed at once is one line only in this order. */
export const activityListeners = [
  onLists(heard, { name: "activity", atOnce: 50, about: subjectOf }, async (events, { now, write }) =>
    write(async (tx) => {
      for (const event of events) await note(event, now, tx);
    }),
  ),
];

function subjectOf(facts: Happened["facts"]): string {
  if ("pageId" in facts) return `page ${facts.pageId}`;
  return "personId" in facts ? `person ${facts.personId}` : `folder ${facts.folderId}`;
}

async function note(event: Happened, now: Date, tx: Tx): Promise<void> {
  switch (event.kind) {
    case pageCreated.kind:
      return notePublished(event.facts.pageId, { by: null, at: null }, tx);
    case pageFirstPublished.kind: {
      const { pageId, by = null, at = now } = event.facts;
      return notePublished(pageId, { by, at: new Date(at) }, tx);
    }
    case pageChanged.kind:
      return noteEdited(event.facts, tx);
    case pagePropertiesChanged.kind: {
      const { pageId, by: personId = null, was, title, isMoved = false } = event.facts;
      if (was !== undefined && was !== title) await noteRenamed({ pageId, personId, was }, now, tx);
      if (isMoved) await noteMoved({ pageId, personId }, now, tx);
      return;
    }
    case pageTrashed.kind:
    case pageRestored.kind: {
      const { pageId, by: personId } = event.facts;
      const kind = event.kind === pageTrashed.kind ? "trashed" : "restored";
      return noteTrash({ kind, pageId, personId }, { eventId: event.id, now }, tx);
    }
    case pagesImported.kind: {
      const { folderId, by: personId = null, made, updated } = event.facts;
      const imported = { folderId, personId, pages: made + updated };
      if (imported.pages > 0) await noteImported(imported, { eventId: event.id, now }, tx);
      return;
    }
    case personAdded.kind:
    case passwordChanged.kind:
      return noteJoined(event.facts.personId, now, tx);
  }
}
