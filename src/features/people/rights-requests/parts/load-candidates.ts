import { type Answered, send } from "#client/call.ts";
import { type Offer, rightOffered } from "#kernel/refusal.ts";
import { loadAdminUsers } from "../contract.ts";

export type Loaded = Answered<typeof loadAdminUsers>;

export function loadCandidates(offer: Offer, hint: string): Promise<Loaded> {
  return send(loadAdminUsers, { hint, ...wantedBy(offer) });
}

/** What is sent for the rights that were offered. */
export function wantedBy(offer: Offer) {
  const { right, pageId } = rightOffered(offer);
  return {
    only_site_owners: right === "owner" ? "yes" : "no",
    right: right === "editor" ? right : undefined,
    page_id: pageId ?? undefined,
  } as const;
}
