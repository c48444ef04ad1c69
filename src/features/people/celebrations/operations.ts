import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { ShownCelebrations } from "./model/celebrations.ts";
import { maySeeCelebrations, maySetCelebrations } from "./rules.ts";
import { findCelebrations } from "./store.ts";

/** The days of a person as far as the actor may know them; null where there is nothing to show or to change. */
export async function celebrationsFor(
  actor: Actor,
  id: number,
  now: Date,
  tx: Tx,
): Promise<ShownCelebrations | null> {
  const row = await findCelebrations(actor, id, now, tx);
  if (!row) return null;
  const isSeen = maySeeCelebrations(actor, row, row).allowed;
  const mayEdit = maySetCelebrations(actor, row, row).allowed;
  if (!isSeen && !mayEdit) return null;
  const { birthday, since, isHidden } = isSeen ? row : { birthday: null, since: null, isHidden: false };
  return { birthday, since, isHidden, mayEdit };
}
