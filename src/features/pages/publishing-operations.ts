import type { Tx } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { feedsShownIn } from "#documents/feeds-shown-in.ts";
import { filesReplaced } from "#documents/files-replaced.ts";
import { filesOfHomeBlocksIn, filesShownIn } from "#documents/files-shown-in.ts";
import { plainText } from "#documents/plain-text.ts";
import { readDocument } from "#documents/read-document.ts";
import { previewOf } from "#documents/excerpts.ts";
import type { Share } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { takeAddress } from "./addresses/store.ts";
import { noteVersionFiles } from "./attaching/store.ts";
import { noteSuccessors } from "./attaching/successor-store.ts";
import { holdFeeds } from "./feeds/store.ts";
import { pageFirstPublished } from "./events.ts";
import {
  addPage,
  addVersionRow,
  documentBefore,
  markFirstPublished,
  noteChange,
  setTitle,
} from "./publishing-store.ts";
import { writePageSearch } from "./search-store.ts";

export type NewPage = {
  readonly title: string;
  readonly folderId: number;
  /** As people see it; compared without case. Null when the page has no address of its own. */
  readonly slug: string | null;
  readonly document: Document;
  readonly preview: string;
  readonly shares: readonly Share[];
  /** The files that its maker brings, as far as they may use them; those that the document shows unless said otherwise. */
  readonly brings?: readonly number[];
  /** A draft, for those who edit it, until it is published. */
  readonly isUnpublished?: boolean;
};

/** Makes a page with its first version, address, shares and readers; null when the address is taken. */
export async function insertPage(actor: Actor, page: NewPage, now: Date, tx: Tx): Promise<number | null> {
  const id = await addPage(actor.personId, page, now, tx);
  if (page.slug !== null && !(await takeAddress(id, page.slug, tx))) return null;
  await writeShares(id, page.shares, tx);
  await refreshReaders(id, tx);
  const { personId: authorId, principals } = actor;
  const brings = page.brings ?? filesShownIn(page.document);
  await addVersion({ pageId: id, document: page.document, authorId, principals, brings }, now, tx);
  return id;
}

/**
 * Makes a version the page's current one. It shows files that the page holds, and of those that the author `brings` the ones
 * they may use.
 */
export async function addVersion(
  version: {
    pageId: number;
    document: Document;
    authorId: number | null;
    principals?: readonly number[];
    brings?: readonly number[];
  },
  now: Date,
  tx: Tx,
): Promise<number> {
  const { id, title } = await addVersionRow(version, now, tx);
  const author = { personId: version.authorId, principals: version.principals ?? [] };
  const shown = {
    pageId: version.pageId,
    files: filesShownIn(version.document),
    forPeople: filesOfHomeBlocksIn(version.document),
  };
  const hidesFiles = await noteVersionFiles(author, { ...shown, brought: version.brings ?? [] }, tx);
  if (hidesFiles) await keepLinks({ id, ...version }, tx);
  // Once it is known which files it shows: it is found by their words, too.
  await writePageSearch({ id: version.pageId, title, body: plainText(version.document) }, tx);
  await holdFeeds({ pageId: version.pageId, feeds: feedsShownIn(version.document) }, now, tx);
  return id;
}

/** Links to a file that another one has replaced lead to that one (decision 0147). */
async function keepLinks(
  version: { readonly id: number; readonly pageId: number; readonly document: Document },
  tx: Tx,
): Promise<void> {
  const before = await documentBefore(version, tx);
  if (before === null) return;
  const replaced = filesReplaced(readDocument(before), version.document);
  await noteSuccessors({ pageId: version.pageId, replaced }, tx);
}

/**
 * Makes a version of a changed document; the page says who changed it when, and lists follow. Files come along that the page
 * holds, and those that the actor `brings` and may use. A page that was never published is shown to its readers from now on.
 */
export async function publish(
  actor: Actor,
  change: {
    readonly pageId: number;
    readonly document: Document;
    /** Another one than before. */
    readonly title?: string;
    readonly brings?: readonly number[];
  },
  now: Date,
  tx: Tx,
): Promise<number> {
  const { pageId, document, title, brings = [] } = change;
  const { personId: authorId, principals } = actor;
  if (title !== undefined) await setTitle({ pageId, title }, tx);
  const version = await addVersion({ pageId, document, authorId, principals, brings }, now, tx);
  await noteChange({ pageId, by: authorId, preview: previewOf(document) }, now, tx);
  await announceFirst(pageId, { by: authorId, now }, tx);
  await refreshReaders(pageId, tx);
  return version;
}

type Titled = { readonly pageId: number; readonly title: string; readonly document: Document };

/** Gives a page whose document stays as it is another title; lists and search follow. */
export async function publishTitle(actor: Actor, titled: Titled, now: Date, tx: Tx): Promise<void> {
  const change = { pageId: titled.pageId, by: actor.personId, preview: previewOf(titled.document) };
  await noteChange(change, now, tx);
  await retitle(titled, tx);
}

/** The same for a page that nobody but those who edit it has seen: it is no change of theirs. */
export async function retitle({ pageId, title, document }: Titled, tx: Tx): Promise<void> {
  await setTitle({ pageId, title }, tx);
  await refreshReaders(pageId, tx);
  await writePageSearch({ id: pageId, title, body: plainText(document) }, tx);
}

/** Shows a page that was never published to its readers as it is. */
export async function publishUnchanged(actor: Actor, pageId: number, now: Date, tx: Tx): Promise<void> {
  if (await announceFirst(pageId, { by: actor.personId, now }, tx)) await refreshReaders(pageId, tx);
}

async function announceFirst(
  pageId: number,
  { by, now }: { readonly by: number | null; readonly now: Date },
  tx: Tx,
): Promise<boolean> {
  const first = await markFirstPublished(pageId, tx);
  if (first) tx.announce(pageFirstPublished({ pageId, title: first.title, by, at: now.getTime() }));
  return first !== null;
}
