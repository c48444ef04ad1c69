import type { Tx } from "#database/transaction.ts";
import { readDocument } from "#documents/read-document.ts";
import { previewOf } from "#documents/excerpts.ts";
import { addressFrom } from "#features/pages/addresses/rules.ts";
import { moveToFreeAddress } from "#features/pages/addresses/store.ts";
import { addVersion, insertPage } from "#features/pages/publishing-operations.ts";
import { type ReadPage, findPage, readDocument as readStored } from "#features/pages/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { beginningOfCopy, originalFor } from "../operations.ts";
import { pageCopiedAcross } from "./events.ts";
import { linkedPages, withLinksTo } from "./model/page-links.ts";
import { copiesOf } from "./store.ts";

type Copying = {
  readonly page: ReadPage;
  readonly folderId: number;
  readonly there: Actor;
  readonly crossingId: number;
};

/** Copies a page, as its readers see it, into a folder of another subsite; links to pages that were copied before it lead to their copies. */
export async function copyAcross(
  actor: Actor,
  { page, folderId, there, crossingId }: Copying,
  now: Date,
  tx: Tx,
): Promise<{ readonly becameId: number; readonly isMended: boolean }> {
  const original = await originalFor(actor, { pageId: page.id, versionId: 0 }, tx);
  const begins = await beginningOfCopy(there, original, tx);
  const linked = linkedPages(begins.document);
  const copies = await copiesOf(crossingId, linked, tx);
  const document = withLinksTo(begins.document, copies);
  const { title, isUnpublished } = page;
  const copy = { ...begins, document, title, folderId, isUnpublished, preview: previewOf(document) };
  const becameId = await insertPage(there, { ...copy, slug: null }, now, tx);
  if (becameId === null) throw new Error("a page without an address was refused for its address");
  await moveToFreeAddress({ id: becameId, folderId }, page.slug ?? addressFrom(title), tx);
  await savePageTags(there, { pageId: becameId, tags: page.tags.map(({ name }) => name) }, tx);
  tx.announce(pageCopiedAcross({ pageId: becameId, by: actor.personId, subsiteId: currentSubsite(there) }));
  return { becameId, isMended: linked.every((id) => copies.has(id)) };
}

/** Lets the links of a copy lead to copies that were made after it. One that somebody is writing, or that is gone, stays as it is. */
export async function mendLinks(
  there: Actor,
  { pageId, crossingId }: { readonly pageId: number; readonly crossingId: number },
  now: Date,
  tx: Tx,
): Promise<void> {
  const page = await findPage(there, pageId, tx);
  if (!page || page.hasDraft) return;
  const document = readDocument(await readStored(there, page.versionHash, tx));
  const copies = await copiesOf(crossingId, linkedPages(document), tx);
  if (copies.size === 0) return;
  const mended = { pageId, document: withLinksTo(document, copies), authorId: there.personId };
  await addVersion({ ...mended, principals: there.principals, brings: [] }, now, tx);
}
