import type { Tx } from "#database/transaction.ts";
import { moveToFreeAddress } from "#features/pages/addresses/store.ts";
import { pageMovedAcross, pagePropertiesChanged } from "#features/pages/events.ts";
import type { ReadPage } from "#features/pages/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { leftMainSince, noteLeftAddresses, putAcross } from "./moving-store.ts";

/** So long, in milliseconds, a page that is brought back to the main group is as open to the world as it was: that is taking the move back. */
const tookBackFor = 3_600_000;

/** Those of the pages whose move to the main group takes back that of the same person: they are as open to the world there as they were. */
export function areTakenBack(
  actor: Actor,
  pageIds: readonly number[],
  now: Date,
  tx: Tx,
): Promise<ReadonlySet<number>> {
  return leftMainSince(actor, pageIds, new Date(now.getTime() - tookBackFor), tx);
}

/**
 * Moves a page that is held to a folder of another subsite, with its past, its files, its drafts and who follows it; its tags become those of the same names there, and its
 * addresses of before keep leading to it. Whose it is then is written by the caller (`refreshReadersOf`), once for all pages of a batch.
 */
export async function moveAcross(
  there: Actor,
  { page, folderId }: { readonly page: ReadPage; readonly folderId: number },
  now: Date,
  tx: Tx,
): Promise<void> {
  const { id: pageId, title } = page;
  await noteLeftAddresses(pageId, tx);
  const toId = currentSubsite(there);
  const staysPublic = toId !== mainGroup || (await areTakenBack(there, [pageId], now, tx)).has(pageId);
  await putAcross({ pageId, toId, folderId, staysPublic }, tx);
  if (page.slug !== null) await moveToFreeAddress({ id: pageId, folderId }, page.slug, tx);
  await savePageTags(there, { pageId, tags: page.tags.map(({ name }) => name) }, tx);
  tx.announce(pagePropertiesChanged({ pageId, title, was: title, by: there.personId, isMoved: true }));
  tx.announce(pageMovedAcross({ pageId, by: there.personId, subsiteId: toId }));
}
