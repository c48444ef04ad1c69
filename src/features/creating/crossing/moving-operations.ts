import type { Tx } from "#database/transaction.ts";
import { freeAddress, moveToAddress } from "#features/pages/addresses/store.ts";
import { pagePropertiesChanged } from "#features/pages/events.ts";
import type { ReadPage } from "#features/pages/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { noteLeftAddresses, putAcross } from "./moving-store.ts";

/**
 * Moves a page that is held to a folder of another subsite, with its past, its files, its drafts and who follows it; its tags become those of the same names there, and its
 * addresses of before keep leading to it. Whose it is then is written by the caller (`refreshReadersOf`), once for all pages of a batch.
 */
export async function moveAcross(
  there: Actor,
  { page, folderId }: { readonly page: ReadPage; readonly folderId: number },
  tx: Tx,
): Promise<void> {
  const { id: pageId, title } = page;
  await noteLeftAddresses(pageId, tx);
  await putAcross({ pageId, toId: currentSubsite(there), folderId }, tx);
  const slug = page.slug === null ? null : await freeAddress(page.slug, folderId, tx);
  if (slug !== null) await moveToAddress(pageId, slug, tx);
  await savePageTags(there, { pageId, tags: page.tags.map(({ name }) => name) }, tx);
  tx.announce(pagePropertiesChanged({ pageId, title, was: title, by: there.personId, isMoved: true }));
}
