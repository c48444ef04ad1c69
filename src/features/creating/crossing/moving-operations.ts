import type { Tx } from "#database/transaction.ts";
import { freeAddress, moveToAddress } from "#features/pages/addresses/store.ts";
import { pagePropertiesChanged } from "#features/pages/events.ts";
import type { ReadPage } from "#features/pages/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { pageMovedAcross } from "./events.ts";
import { leftMainSince, noteLeftAddresses, putAcross } from "./moving-store.ts";

/** So long, in milliseconds, a page that is brought back to the main group is as open to the world as it was: that is taking the move back. */
const tookBackFor = 3_600_000;

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
  const staysPublic =
    toId !== mainGroup || (await leftMainSince(there, pageId, new Date(now.getTime() - tookBackFor), tx));
  await putAcross({ pageId, toId, folderId, staysPublic }, tx);
  const slug = page.slug === null ? null : await freeAddress(page.slug, folderId, tx);
  if (slug !== null) await moveToAddress(pageId, slug, tx);
  await savePageTags(there, { pageId, tags: page.tags.map(({ name }) => name) }, tx);
  tx.announce(pagePropertiesChanged({ pageId, title, was: title, by: there.personId, isMoved: true }));
  tx.announce(pageMovedAcross({ pageId, by: there.personId, subsiteId: toId }));
}
