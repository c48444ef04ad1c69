import type { Tx } from "#database/transaction.ts";
import { draftTopic } from "../events.ts";

/** Characters of an update that travel with the signal; larger ones are read by those who want them. */
const inlineMost = 4000;

/** Tells the other tabs of a change that is being stored. */
export function tellChange(
  change: { pageId: number; epoch: number; seq: number; client: string; update: Uint8Array },
  tx: Tx,
): void {
  const update = Buffer.from(change.update).toString("base64");
  const { epoch, seq, client } = change;
  const inline = update.length <= inlineMost ? { update } : {};
  tx.signal(draftTopic(change.pageId), { epoch, seq, client, ...inline });
}

/** Tells all tabs that this life of the draft is over, or that readers see it now. */
export function tellDraft(
  pageId: number,
  news:
    | { readonly epoch: number; readonly over: true }
    | { readonly epoch: number; readonly published: number },
  tx: Tx,
): void {
  tx.signal(draftTopic(pageId), news);
}
