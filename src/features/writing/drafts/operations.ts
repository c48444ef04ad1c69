import { Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import type { DraftCopy } from "#documents/draft/kept-copies.ts";
import { settleDraftFiles } from "#features/pages/attaching/store.ts";
import { pageChanged, pagePropertiesChanged } from "#features/pages/events.ts";
import { type ReadPage, readDocument as readStored, lockPage } from "#features/pages/store.ts";
import type { Document } from "#documents/document.ts";
import { changesBetween, documentFrom, draftFrom, draftSchema } from "#documents/draft/draft-document.ts";
import { isRetitled, titleIn } from "#documents/draft/draft-title.ts";
import { filesMentionedIn } from "#documents/draft/draft-widget.ts";
import { withEarlierAnchors } from "#documents/earlier-anchors.ts";
import { readDocument } from "#documents/read-document.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { tellDraft } from "./telling-operations.ts";
import { worksOf } from "./discarding/model/works.ts";
import { emptyOldDiscarded, readWriters } from "./discarding/store.ts";
import { isDirty, mayBeTitle } from "./rules.ts";
import { keepCopy, mergeKnown, takeCopy, wholeDraft } from "./changes-store.ts";
import {
  type DraftRow,
  beginDraft,
  closeDraft,
  deleteEndedLives,
  holdDraft,
  markPublished,
  pagesOfEndedLives,
  readableLives,
} from "./store.ts";
import { publish, publishTitle, publishUnchanged } from "#features/pages/publishing-operations.ts";

/** The page that readers see, in the shapes of today. */
export async function publishedDocument(
  actor: Actor,
  page: Pick<ReadPage, "versionHash">,
  tx: Tx,
): Promise<Document> {
  return readDocument(await readStored(actor, page.versionHash, tx));
}

type Unpublished = {
  readonly document: Document;
  /** That of the page where a draft says none. */
  readonly title?: string | null;
  readonly unpublishedBy: readonly number[];
};

/** Begins a life of the draft from the published page, or from a document that nobody has published yet. */
export async function seededDraft(
  actor: Actor,
  page: Pick<ReadPage, "id" | "title" | "versionId" | "versionHash">,
  now: Date,
  tx: Tx,
  unpublished?: Unpublished,
): Promise<DraftRow> {
  const document = unpublished?.document ?? (await publishedDocument(actor, page, tx));
  const state = encodeStateAsUpdate(draftFrom(document, unpublished?.title ?? page.title));
  const unpublishedBy = unpublished?.unpublishedBy ?? null;
  const life = { pageId: page.id, schema: draftSchema, state, baseVersionId: page.versionId, unpublishedBy };
  return beginDraft(life, now, tx);
}

/** The draft, if it is still the life of it that the browser knows. */
export function demandLife(draft: DraftRow | null, epoch: number): DraftRow {
  const open = found(draft, "draft-over");
  if (open.epoch !== epoch || open.schema !== draftSchema) demand(refuse("draft-over"));
  return open;
}

/** Ends a life of the draft that another one takes the place of, and tells who writes in it. */
export async function renewed(draft: DraftRow, now: Date, tx: Tx): Promise<void> {
  await closeDraft(draft, now, tx);
  tellDraft(draft.pageId, { epoch: draft.epoch, over: true }, tx);
}

export type Publishing = {
  readonly page: ReadPage;
  readonly draft: DraftRow;
  readonly copy: Pick<DraftCopy, "draft">;
};
export type Published = { readonly version: number; readonly modified: number };

/** Makes what a draft says the page that readers see and the one that it is counted from. */
export async function publishedFrom(
  actor: Actor,
  { page, draft, copy }: Publishing,
  now: Date,
  tx: Tx,
): Promise<Published> {
  const before = await publishedDocument(actor, page, tx);
  const isTyped = isRetitled(copy.draft, page.title) && (await hasTypedTitle(draft, tx));
  const title = isTyped ? titleIn(copy.draft) : null;
  const said = { before, document: documentFrom(copy.draft), title };
  const published = await showReaders(actor, { page, said }, now, tx);
  const vector = encodeStateVector(copy.draft);
  await markPublished(draft, { versionId: published.version, vector }, tx);
  tellDraft(page.id, { epoch: draft.epoch, published: draft.seq }, tx);
  return published;
}

/**
 * Whether somebody typed the title of a draft since it was published. Where nobody did and it is another one than the page has, a page
 * dialog has saved that and the draft will hear of it: it is not set back meanwhile.
 */
async function hasTypedTitle(draft: DraftRow, tx: Tx): Promise<boolean> {
  return worksOf(await readWriters(draft, tx), null).theirs.hasTouched(titlePart);
}

type Said = {
  /** What readers saw before. */
  readonly before: Document;
  readonly document: Document;
  /** Another one than before; else null. */
  readonly title: string | null;
};

/** Makes a document the page that readers see. Nothing changed makes no version; a new title alone makes none either. */
export async function showReaders(
  actor: Actor,
  { page, said }: { readonly page: ReadPage; readonly said: Said },
  now: Date,
  tx: Tx,
): Promise<Published> {
  const { before, title } = said;
  const document = withEarlierAnchors(before, said.document);
  if (title !== null) demand(mayBeTitle(title));
  const isNew = changesBetween(before, document) > 0;
  const made = { pageId: page.id, document };
  const retitling = title === null ? {} : { title };
  const version = isNew ? await publish(actor, { ...made, ...retitling }, now, tx) : page.versionId;
  if (title !== null && !isNew) await publishTitle(actor, { ...made, title }, now, tx);
  if (isNew) tx.announce(pageChanged({ pageId: page.id, versionId: version }));
  else await publishUnchanged(actor, page.id, now, tx);
  if (title !== null)
    tx.announce(pagePropertiesChanged({ pageId: page.id, title, was: page.title, by: actor.personId }));
  return { version, modified: seconds(isNew || title !== null ? now : page.modified) };
}

/** Counts the draft as published where readers see all that it says; false where they do not. */
export async function settled(
  actor: Actor,
  { page, draft }: { page: ReadPage; draft: DraftRow },
  tx: Tx,
): Promise<boolean> {
  const copy = await takeCopy(draft, tx);
  keepCopy(draft, copy);
  const document = documentFrom(copy.draft);
  if (isRetitled(copy.draft, page.title)) return false;
  if (changesBetween(await publishedDocument(actor, page, tx), document) > 0) return false;
  const vector = encodeStateVector(copy.draft);
  await markPublished(draft, { versionId: page.versionId, vector }, tx);
  return true;
}

/**
 * Another version comes from elsewhere (an import): a draft without words of its own ends, so that the next opening
 * begins with what readers see. False when somebody's unpublished words stand in the way.
 */
export async function makesWay(pageId: number, now: Date, tx: Tx): Promise<boolean> {
  const draft = await holdDraft(pageId, tx);
  if (!draft) return true;
  if (isDirty(draft)) return false;
  await renewed(draft, now, tx);
  return true;
}

/**
 * Forgets lives that ended before, at most those of so many pages, and lets go of the files that no other life mentions.
 * Gives how many pages there were.
 */
export async function forgetEndedLives(
  which: { readonly before: Date; readonly most: number },
  now: Date,
  tx: Tx,
): Promise<number> {
  await emptyOldDiscarded(which.before, tx);
  const pageIds = await pagesOfEndedLives(which, tx);
  for (const pageId of pageIds) {
    await lockPage(pageId, tx);
    // Held, so that no save notes a file meanwhile.
    await holdDraft(pageId, tx);
    await deleteEndedLives(pageId, which.before, tx);
    const lives = await readableLives(pageId, which.before, tx);
    const files: number[] = [];
    for (const life of lives) files.push(...filesMentionedIn(await draftOf(life, tx)));
    await settleDraftFiles({ pageId, files }, now, tx);
  }
  return pageIds.length;
}

async function draftOf(life: DraftRow, tx: Tx): Promise<Doc> {
  const draft = new Doc();
  mergeKnown(draft, await wholeDraft(life, tx));
  return draft;
}

export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
