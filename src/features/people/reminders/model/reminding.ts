import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { loadInvitationStatus, resendWelcome } from "../contract.ts";

export type Recipients = "user" | "all";

export function reminding(recipients: Recipients, personId: number | null): SentOf<typeof resendWelcome> {
  return recipients === "user" && personId !== null
    ? { send: "user", profile_ids: [personId] }
    : { send: "all" };
}

export function notSignedIn({ nr_not_logged_in: count }: OutputOf<typeof loadInvitationStatus>): number {
  return count;
}
