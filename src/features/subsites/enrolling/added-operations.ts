import type { Tx } from "#database/transaction.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import { lockMembers } from "../joining-store.ts";
import { findStanding } from "./store.ts";

type One = { readonly subsiteId: Area; readonly personId: number };

/** What tells whether somebody who was added is still there as they came. */
export type Added = { readonly since?: string };

export async function noteAdded(one: One, tx: Tx): Promise<Added> {
  const stood = await findStanding(one, tx);
  return stood ? { since: stood.since } : {};
}

/** What others have changed since stays as it is: another role, or a place that was left and taken again. */
export async function demandAsAdded(
  { subsiteId, personId }: One,
  { role, since }: Added & { readonly role: SubsiteRole },
  tx: Tx,
): Promise<void> {
  await lockMembers(subsiteId, [personId], tx);
  const stands = await findStanding({ subsiteId, personId }, tx);
  if (stands?.role !== role || (since !== undefined && stands.since !== since))
    throw new Refusal("person-changed-since");
}
