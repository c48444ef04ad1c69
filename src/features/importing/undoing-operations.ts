import type { Tx } from "#database/transaction.ts";
import { plainText } from "#documents/plain-text.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { mainFolderId } from "#features/folders/store.ts";
import { pageChanged, pagePropertiesChanged, pageSharingChanged } from "#features/pages/events.ts";
import { publish } from "#features/pages/publishing-operations.ts";
import { findPage } from "#features/pages/store.ts";
import { savePlace } from "#features/properties/store.ts";
import { makesWay } from "#features/writing/drafts/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { type ChangedPage, holdChanged, noteRedone, noteRestored, writeFolders } from "./journal-store.ts";
import { folderOf, notePageSource } from "./store.ts";
import { documentOf, folderOrMain, removeEmptyFolders, takeFromTrash, trashPages } from "./undoing-store.ts";

type Undone = { readonly removed: number; readonly reset: number; readonly kept: number };

/** Takes back what an import did to pages that nobody has changed since: one deed, whole or not at all. */
export async function undo(actor: Actor, importId: number, now: Date, tx: Tx): Promise<Undone> {
  const changed = (await holdChanged(importId, tx)).filter((page) => !page.isTrashed);
  const main = await mainFolderId(actor, tx);
  const made: number[] = [];
  let reset = 0;
  for (const page of changed) {
    if (!(await isAsImported(actor, page, tx))) continue;
    if (page.outcome === "made") made.push(page.pageId);
    else if (await resetPage(actor, { importId, page, main }, now, tx)) reset += 1;
  }
  await trashPages(made, { now, mainFolderId: main }, tx);
  await tellReaders(made, tx);
  await removeEmptyFolders(importId, tx);
  return { removed: made.length, reset, kept: changed.length - made.length - reset };
}

/** Takes the undoing back, as far as nobody has changed the pages since; gives how many there are. */
export async function redo(
  actor: Actor,
  { importId, into }: { readonly importId: number; readonly into: readonly string[] },
  now: Date,
  tx: Tx,
): Promise<number> {
  const root = await folderOf(actor, { parentId: null, steps: into }, tx);
  await writeFolders(importId, root.made, tx);
  const back: number[] = [];
  let again = 0;
  for (const page of await holdChanged(importId, tx)) {
    if (page.outcome === "made" && page.isTrashed && page.versionId === page.after.versionId) {
      const folderId = await folderAgain(actor, { importId, page }, tx);
      await takeFromTrash({ id: page.pageId, folderId }, tx);
      await notePageSource({ rootFolderId: root.id, path: page.path, pageId: page.pageId }, tx);
      back.push(page.pageId);
    } else if (await updateAgain(actor, { importId, page }, now, tx)) again += 1;
  }
  await tellReaders(back, tx);
  await removeEmptyFolders(importId, tx);
  return back.length + again;
}

/** Nobody has changed it, nobody writes in it, it was not chosen as home page or template, and the actor may still edit it. */
async function isAsImported(actor: Actor, page: ChangedPage, tx: Tx): Promise<boolean> {
  const { versionId, title, isChosen, hasWords, after } = page;
  if (isChosen || hasWords || versionId !== after.versionId || title !== after.title) return false;
  return (await findPage(actor, page.pageId, tx))?.mayEdit ?? false;
}

type OfImport = { readonly importId: number; readonly page: ChangedPage };

async function resetPage(
  actor: Actor,
  { importId, page, main }: OfImport & { main: number },
  now: Date,
  tx: Tx,
): Promise<boolean> {
  const { before, pageId, path } = page;
  if (!before) return false;
  const folderId = await folderOrMain(before.folderId, main, tx);
  const versionId = await become(actor, page, { ...before, folderId }, now, tx);
  if (versionId === null) return false;
  await noteRestored({ importId, path, versionId }, tx);
  tx.announce(pageChanged({ pageId, versionId }));
  return true;
}

async function updateAgain(actor: Actor, { importId, page }: OfImport, now: Date, tx: Tx): Promise<boolean> {
  const { before, after, pageId, path, isTrashed, hasWords } = page;
  if (page.outcome !== "updated" || isTrashed || hasWords || before?.restoredAs !== page.versionId)
    return false;
  if (!(await findPage(actor, pageId, tx))?.mayEdit) return false;
  const folderId = await folderAgain(actor, { importId, page }, tx);
  const versionId = await become(actor, page, { ...after, folderId }, now, tx);
  if (versionId === null) return false;
  await noteRedone({ importId, path, versionId }, tx);
  tx.announce(pageChanged({ pageId, versionId }));
  return true;
}

async function folderAgain(actor: Actor, { importId, page }: OfImport, tx: Tx): Promise<number> {
  const folder = await folderOf(actor, { parentId: null, steps: page.after.folders }, tx);
  await writeFolders(importId, folder.made, tx);
  return folder.id;
}

/** Gives a page the words of one of its versions, a title and a folder; null when that version is gone. */
async function become(
  actor: Actor,
  { pageId, title: was }: ChangedPage,
  wanted: { readonly versionId: number; readonly title: string; readonly folderId: number },
  now: Date,
  tx: Tx,
): Promise<number | null> {
  const document = await documentOf(actor, { pageId, id: wanted.versionId }, tx);
  if (!document || !(await makesWay(pageId, now, tx))) return null;
  const { title, folderId } = wanted;
  await savePlace({ id: pageId, title, folderId, body: plainText(document) }, tx);
  if (title !== was) tx.announce(pagePropertiesChanged({ pageId, title, was, by: actor.personId }));
  return publish(actor, { pageId, document }, now, tx);
}

async function tellReaders(ids: readonly number[], tx: Tx): Promise<void> {
  await refreshReadersOf(ids, tx);
  for (const pageId of ids) tx.announce(pageSharingChanged({ pageId }));
}
