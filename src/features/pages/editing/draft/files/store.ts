import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

/** Which of these files the actor may not show on the page. No file has a rule of its own yet, so none is refused. */
export async function filesNotShared(
  _actor: Actor,
  _shown: { readonly pageId: number; readonly files: readonly number[] },
  _tx: Tx,
): Promise<readonly number[]> {
  return [];
}
