import type { Tx } from "#database/transaction.ts";
import { mainFolderId } from "#features/folders/store.ts";
import { homepageOfMain, saveHomepage } from "#features/subsites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { folderAlong } from "#features/composing/operations.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { removePageSearch } from "#features/pages/search-store.ts";
import {
  countKept,
  deleteRemoved,
  holdRemoved,
  holdUntouched,
  noteSampleFolders,
  placeAgain,
  removeEmptyFolders,
  removeSamples,
} from "./removing-store.ts";

/**
 * Takes the samples that nobody has changed from everybody's sight, and the folders that only held them. Undone by
 * `bringBack`, until a starting point is chosen anew.
 */
export async function takeAway(actor: Actor, now: Date, tx: Tx): Promise<{ removed: number; kept: number }> {
  const ids = await holdUntouched(tx);
  await removeSamples(ids, { now, mainFolderId: await mainFolderId(actor, tx) }, tx);
  await tellReaders(ids, tx);
  await removeEmptyFolders(tx);
  return { removed: ids.length, kept: await countKept(tx) };
}

/** Brings the samples back that were taken away, each into its folder; gives how many. */
export async function bringBack(actor: Actor, tx: Tx): Promise<number> {
  const away = await holdRemoved(tx);
  for (const { id, folders } of away) {
    const folder = await folderAlong(actor, folders, tx);
    await noteSampleFolders(folder.made, tx);
    await placeAgain(id, folder.id, tx);
  }
  await tellReaders(
    away.map(({ id }) => id),
    tx,
  );
  const home = away.find(({ wasHome }) => wasHome);
  if (home && (await homepageOfMain(tx)) === null) await saveHomepage(home.id, tx);
  return away.length;
}

/** Forgets for good what was taken away: a site that begins anew gets its addresses back. */
export async function forgetRemoved(tx: Tx): Promise<void> {
  for (const id of await deleteRemoved(tx)) await removePageSearch(id, tx);
}

async function tellReaders(ids: readonly number[], tx: Tx): Promise<void> {
  await refreshReadersOf(ids, tx);
  for (const id of ids) tx.announce(pageSharingChanged({ pageId: id }));
}
