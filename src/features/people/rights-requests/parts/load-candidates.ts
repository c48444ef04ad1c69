import { type Answered, send } from "#client/call.ts";
import type { Offer } from "#kernel/refusal.ts";
import { loadAdminUsers } from "../contract.ts";
import { wantedBy } from "../model/wanted.ts";

export type Loaded = Answered<typeof loadAdminUsers>;

export function loadCandidates(offer: Offer, hint: string): Promise<Loaded> {
  return send(loadAdminUsers, { hint, ...wantedBy(offer) });
}
