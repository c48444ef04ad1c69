import { pageCopiedAcross } from "#features/creating/crossing/events.ts";
import {
  folderCreated,
  folderDeleted,
  folderMoved,
  folderRenamed,
  folderRestored,
} from "#features/folders/events.ts";
import { deletedFoldersBegin } from "#features/folders/rules.ts";
import {
  pageChanged,
  pageCreated,
  pageFirstPublished,
  pagePropertiesChanged,
  pageRestored,
  pageSharingChanged,
  pageTrashed,
  pagesImported,
} from "#features/pages/events.ts";
import { publicLinkChanged } from "#features/sharing/public-link/events.ts";
import { personAdded } from "#features/people/events.ts";
import { passwordChanged } from "#features/sessions/events.ts";
import { commentMade, commentsChanged } from "#features/comments/events.ts";
import type { Tx } from "#database/transaction.ts";
import { type HeardOf, onLists } from "#outbox/listener.ts";
import { forgetOfBatch, noteImported, noteOfBatch } from "./batch-store.ts";
import { forgetFolderDeleted, noteFolderChanged, noteFolderDeleted, noteFolderMade } from "./folder-store.ts";
import { forgetCommented, noteCommented } from "./comments-store.ts";
import { notePublicAccess } from "./public-access-store.ts";
import { noteEdited, noteJoined, noteMoved, notePublished, noteRenamed, noteTrash } from "./store.ts";

const ofFolders = [folderCreated, folderRenamed, folderMoved, folderDeleted, folderRestored] as const;
type FolderHappened = HeardOf<(typeof ofFolders)[number]>;
const heard = [
  ...ofFolders,
  pageCreated,
  pageCopiedAcross,
  pageFirstPublished,
  pageChanged,
  pagePropertiesChanged,
  pagesImported,
  publicLinkChanged,
  pageTrashed,
  pageRestored,
  pageSharingChanged,
  commentMade,
  commentsChanged,
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

async function noteOfFolder(event: FolderHappened, now: Date, tx: Tx): Promise<void> {
  const { folderId } = event.facts;
  if (event.kind === folderRestored.kind) return forgetFolderDeleted(folderId, deletedFoldersBegin(now), tx);
  const doing = { personId: event.facts.by ?? null, eventId: event.id, now };
  switch (event.kind) {
    case folderCreated.kind:
      return noteFolderMade(folderId, doing, tx);
    case folderMoved.kind:
      return noteFolderChanged(folderId, { kind: "moved", was: null }, doing, tx);
    case folderRenamed.kind: {
      const { was = null, name } = event.facts;
      if (was === name) return;
      return noteFolderChanged(folderId, { kind: "renamed", was }, doing, tx);
    }
    case folderDeleted.kind: {
      const { parentId, name } = event.facts;
      return name === undefined ? undefined : noteFolderDeleted({ parentId, name }, doing, tx);
    }
  }
}

type ReadersHappened = HeardOf<typeof pageTrashed | typeof pageRestored | typeof publicLinkChanged>;

async function noteOfReaders(event: ReadersHappened, now: Date, tx: Tx): Promise<void> {
  const { pageId, by: personId } = event.facts;
  const moment = { eventId: event.id, now };
  if (event.kind === publicLinkChanged.kind) return notePublicAccess({ pageId, personId }, moment, tx);
  const { batch, undoes } = event.facts;
  if (undoes) return forgetOfBatch({ batch: undoes, pageId }, tx);
  const isTrashed = event.kind === pageTrashed.kind;
  if (batch) {
    const ofBatch = isTrashed ? "batch-trashed" : "batch-restored";
    return noteOfBatch({ kind: ofBatch, pageId, personId, ...batchOf(batch) }, now, tx);
  }
  const kind = isTrashed ? "trashed" : "restored";
  return noteTrash({ kind, pageId, personId }, moment, tx);
}

function batchOf({ id, folderId = null }: { id: string; folderId?: number | null }) {
  return { batch: id, folderId };
}

type Properties = HeardOf<typeof pagePropertiesChanged>["facts"];

async function noteOfProperties(facts: Properties, now: Date, tx: Tx): Promise<void> {
  const { pageId, by: personId = null, was, title, isMoved = false, batch, undoes } = facts;
  if (undoes) return forgetOfBatch({ batch: undoes, pageId }, tx);
  if (batch) {
    const kind = isMoved ? "batch-moved" : "batch-tagged";
    return noteOfBatch({ kind, pageId, personId, ...batchOf(batch) }, now, tx);
  }
  if (was !== undefined && was !== title) await noteRenamed({ pageId, personId, was }, now, tx);
  if (isMoved) await noteMoved({ pageId, personId }, now, tx);
}

/** Of one page it is not told who shares it. */
async function noteOfSharing(
  { pageId, by: personId = null, batch, undoes }: HeardOf<typeof pageSharingChanged>["facts"],
  now: Date,
  tx: Tx,
): Promise<void> {
  if (undoes) return forgetOfBatch({ batch: undoes, pageId }, tx);
  if (batch) await noteOfBatch({ kind: "batch-shared", pageId, personId, ...batchOf(batch) }, now, tx);
}

/** Of a comment that was deleted nothing is told, unless it comes back. */
async function noteOfComments(
  event: HeardOf<typeof commentMade | typeof commentsChanged>,
  now: Date,
  tx: Tx,
): Promise<void> {
  const { pageId } = event.facts;
  if (event.kind === commentMade.kind) {
    const { commentId, by: personId } = event.facts;
    return noteCommented({ pageId, commentId, personId }, now, tx);
  }
  const { deleted, restored } = event.facts;
  if (deleted !== undefined) await forgetCommented({ pageId, commentId: deleted }, tx);
  if (restored) {
    const { commentId, by: personId } = restored;
    await noteCommented({ pageId, commentId, personId }, now, tx);
  }
}

async function note(event: Happened, now: Date, tx: Tx): Promise<void> {
  switch (event.kind) {
    case pageCreated.kind:
    case pageCopiedAcross.kind:
      return notePublished(event.facts.pageId, { by: null, at: null }, tx);
    case pageFirstPublished.kind: {
      const { pageId, by = null, at = now } = event.facts;
      return notePublished(pageId, { by, at: new Date(at) }, tx);
    }
    case pageChanged.kind:
      return noteEdited(event.facts, tx);
    case pagePropertiesChanged.kind:
      return noteOfProperties(event.facts, now, tx);
    case pageSharingChanged.kind:
      return noteOfSharing(event.facts, now, tx);
    case pageTrashed.kind:
    case pageRestored.kind:
    case publicLinkChanged.kind:
      return noteOfReaders(event, now, tx);
    case commentMade.kind:
    case commentsChanged.kind:
      return noteOfComments(event, now, tx);
    case pagesImported.kind: {
      const { folderId, by: personId = null, made, updated } = event.facts;
      const imported = { folderId, personId, pages: made + updated };
      if (imported.pages > 0) await noteImported(imported, { eventId: event.id, now }, tx);
      return;
    }
    case folderCreated.kind:
    case folderRenamed.kind:
    case folderMoved.kind:
    case folderDeleted.kind:
    case folderRestored.kind:
      return noteOfFolder(event, now, tx);
    case personAdded.kind:
    case passwordChanged.kind:
      return noteJoined(event.facts.personId, now, tx);
  }
}
