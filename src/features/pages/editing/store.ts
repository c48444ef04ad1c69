import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { refreshReaders } from "../sharing/store.ts";
import { addVersion } from "../store.ts";
import type { Document } from "./model/document.ts";
import { previewOf } from "./model/words.ts";

/**
 * Makes a version of a changed document; the page says who changed it when, and lists follow. Files come along that the page
 * holds, and those that the actor `brings` and may use.
 */
export async function publish(
  actor: Actor,
  change: { readonly pageId: number; readonly document: Document; readonly brings?: readonly number[] },
  now: Date,
  tx: Tx,
): Promise<number> {
  const { pageId, document, brings = [] } = change;
  const { personId: authorId, principals } = actor;
  const version = await addVersion({ pageId, document, authorId, principals, brings }, now, tx);
  await tx.db
    .updateTable("page")
    .set({ modified: now, modifier_id: actor.personId, preview: previewOf(document) })
    .where("site_id", "=", tx.siteId)
    .where("id", "=", pageId)
    .execute();
  await refreshReaders(pageId, tx);
  return version;
}
