import type { SentOf } from "#kernel/call.ts";
import type { makeOwners } from "../contract.ts";

/** Whom a call about owners is about. */
export function named(...ids: number[]): SentOf<typeof makeOwners> {
  return { profile_ids: ids };
}
