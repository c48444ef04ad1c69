import type { Tx } from "#database/transaction.ts";
import { refreshReaders } from "#features/access/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { freeAddress, moveToAddress } from "../addresses/store.ts";
import { pageRemoved, pageRestored, pageTrashed } from "../events.ts";
import { mayTrash, trashBegins } from "./rules.ts";
import {
  type TrashedPage,
  deletePages,
  hasAddress,
  holdExpired,
  holdTrashed,
  putInTrash,
  readTrashFacts,
  takeFromTrash,
} from "./store.ts";

/** A page, and the batch with which it is moved to the trash or brought back, or which is taken back with it. */
type OneOfSeveral = { readonly id: number; readonly batch?: string | null; readonly undoes?: string | null };

const partOf = ({ batch, undoes }: OneOfSeveral) => ({
  ...(batch && { batch: { id: batch } }),
  ...(undoes && { undoes }),
});

/** Moves a page that the actor may edit, and holds, to the trash: from now on nobody reads it, and its address may be taken. */
export async function moveToTrash(actor: Actor, pageId: number, now: Date, tx: Tx): Promise<void> {
  await moveOneToTrash(actor, { id: pageId }, now, tx);
  await refreshReaders(pageId, tx);
}

/** The same of one of several pages: whose they are is written once for all of them (`refreshReadersOf`), before the transaction ends. */
export async function moveOneToTrash(actor: Actor, one: OneOfSeveral, now: Date, tx: Tx): Promise<void> {
  const { id: pageId } = one;
  demand(mayTrash(await readTrashFacts(pageId, tx)));
  await putInTrash({ pageId, by: actor.personId }, now, tx);
  tx.announce(pageTrashed({ pageId, by: actor.personId, ...partOf(one) }));
}

/** Brings a page back with all that it had: to its folder or Main, at its address or, where that was taken, the next free one. */
export async function bringBack(actor: Actor, id: number, now: Date, tx: Tx): Promise<TrashedPage> {
  const page = await bringOneBack(actor, { id }, now, tx);
  await refreshReaders(id, tx);
  return page;
}

/** The same of one of several pages, as `moveOneToTrash`. */
export async function bringOneBack(actor: Actor, one: OneOfSeveral, now: Date, tx: Tx): Promise<TrashedPage> {
  const { id } = one;
  const page = found(await holdTrashed(actor, id, trashBegins(now), tx), "page-not-in-trash");
  const folderId = await takeFromTrash(id, tx);
  const slug = await addressAgain(page, folderId, tx);
  tx.announce(pageRestored({ pageId: id, by: actor.personId, ...partOf(one) }));
  return { ...page, slug };
}

async function addressAgain({ id, slug }: TrashedPage, folderId: number, tx: Tx): Promise<string | null> {
  if (slug === null || (await hasAddress(id, slug, tx))) return slug;
  const next = await freeAddress(slug, folderId, tx);
  if (next !== null && (await moveToAddress(id, next, tx))) return next;
  // Somebody took that at the same moment: the page is found by its number.
  await moveToAddress(id, null, tx);
  return null;
}

/** Removes a page of the trash for good, at once. */
export async function removeForGood(actor: Actor, id: number, now: Date, tx: Tx): Promise<void> {
  found(await holdTrashed(actor, id, trashBegins(now), tx), "page-not-in-trash");
  await removeHeld(actor, [id], now, tx);
}

/** The same of pages of the trash that the actor holds. */
export async function removeHeld(actor: Actor, ids: readonly number[], now: Date, tx: Tx): Promise<void> {
  await deletePages(ids, now, tx);
  for (const pageId of ids) tx.announce(pageRemoved({ pageId, by: actor.personId }));
}

/** Removes what has been in the trash for too long, at most so many of a site at once; gives how many that were. */
export async function removeExpired(most: number, now: Date, tx: Tx): Promise<number> {
  const ids = await holdExpired(trashBegins(now), most, tx);
  if (ids.length > 0) await deletePages(ids, now, tx);
  for (const pageId of ids) tx.announce(pageRemoved({ pageId, by: null }));
  return ids.length;
}
