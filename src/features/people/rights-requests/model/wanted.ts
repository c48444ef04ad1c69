import { type Offer, rightOffered } from "#kernel/refusal.ts";
import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { AwayUntil } from "../../model/away.ts";
import type { loadAdminUsers, requestRights } from "../contract.ts";

/** Somebody whom a request for rights can be sent to. The name is HTML, as the specification has it. */
export type Candidate = {
  readonly id: number;
  readonly safeName: string;
  readonly email: string;
  readonly photo: string | null;
  readonly away: AwayUntil | null;
};

export function candidates({ admins }: OutputOf<typeof loadAdminUsers>): Candidate[] {
  return admins.map(({ id, safe_name: safeName, email, avatar_url: photo, away }) => {
    return { id, safeName, email, photo: photo === "" ? null : photo, away };
  });
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

/** What is sent to ask a candidate for them. */
export function requestTo(candidateId: number, offer: Offer, hint: string): SentOf<typeof requestRights> {
  return { admin_id: candidateId, hint, ...wantedBy(offer) };
}
