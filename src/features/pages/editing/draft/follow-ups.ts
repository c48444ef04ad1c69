import type { Tx } from "#database/transaction.ts";

/** Characters of an update that travel with the signal; larger ones are read by those who want them. */
const inlineMost = 4000;

/** Tells the other tabs of a change that is being stored. */
export function tellChange(
  change: { pageId: number; epoch: number; seq: number; client: string; update: Uint8Array },
  tx: Tx,
): void {
  const update = Buffer.from(change.update).toString("base64");
  const { epoch, seq, client } = change;
  tell(change.pageId, { epoch, seq, client, ...(update.length <= inlineMost ? { update } : {}) }, tx);
}

/** Tells all tabs that this life of the draft is over, or that readers see it now. */
export function tellDraft(
  pageId: number,
  news:
    | { readonly epoch: number; readonly over: true }
    | { readonly epoch: number; readonly published: number },
  tx: Tx,
): void {
  tell(pageId, news, tx);
}

/** The live channel is not there yet. */
function tell(_pageId: number, _data: object, _tx: Tx): void {}
