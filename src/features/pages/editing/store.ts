import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { refreshReaders } from "../sharing/store.ts";
import { addVersion } from "../store.ts";
import type { Document } from "./model/document.ts";
import { previewOf } from "./model/words.ts";

/** Makes a version of a changed document; the page says who changed it when, and lists follow. */
export async function publish(
  actor: Actor,
  change: { readonly pageId: number; readonly document: Document },
  now: Date,
  tx: Tx,
): Promise<number> {
  const { pageId, document } = change;
  const { personId: authorId, principals } = actor;
  const version = await addVersion({ pageId, document, authorId, principals }, now, tx);
  await tx.db
    .updateTable("page")
    .set({ modified: now, modifier_id: actor.personId, preview: previewOf(document) })
    .where("site_id", "=", tx.siteId)
    .where("id", "=", pageId)
    .execute();
  await refreshReaders(pageId, tx);
  return version;
}
