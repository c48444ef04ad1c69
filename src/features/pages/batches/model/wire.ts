import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { moveBatch, removeBatch, trashBatch } from "../contract.ts";

/** A batch may take longer than a page. */
export const batchTime = { timeout_ms: 60_000 };

export function movedTo(ids: readonly number[], folderId: number): SentOf<typeof moveBatch> {
  return { ids: [...ids], cat_id: folderId };
}

/** What became of a batch, as people are told of it: the sentences on what was left. */
export function outcomeOf({ done, left, task }: OutputOf<typeof trashBatch>) {
  return { done, task, left: left.map(({ text }) => text) };
}

/** The sentences on what was left of a batch that cannot be taken back. */
export function leftOf({ left }: OutputOf<typeof removeBatch>) {
  return left.map(({ text }) => text);
}

export function whereTo({ cat_name: name }: OutputOf<typeof moveBatch>) {
  return name;
}
