import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { createSpace, joinSpace, removeFromSpace } from "../contract.ts";

/** An administrator who can be asked. The name is HTML, as the specification has it. */
export type AskedAdmin = { readonly id: number; readonly safeName: string; readonly email: string };

/** What came of asking to join: somebody is in and goes there, chooses whom to ask, or has asked. */
export type Joined =
  | { readonly what: "joined"; readonly address: string }
  | { readonly what: "choose"; readonly admins: readonly AskedAdmin[] }
  | { readonly what: "asked" };

export function joined(answer: OutputOf<typeof joinSpace>): Joined {
  if (answer.has_joined) return { what: "joined", address: answer.new_url ?? "/subsites/" };
  if (!answer.needs_admin_select) return { what: "asked" };
  const admins = (answer.admins ?? []).map(({ id, safe_name: safeName, email }) => ({ id, safeName, email }));
  return { what: "choose", admins };
}

export function joining(id: number, askedId?: number): SentOf<typeof joinSpace> {
  return { group_id: id, ...(askedId === undefined ? {} : { request_to_id: askedId }) };
}

export function leaving(id: number, personId: number): SentOf<typeof removeFromSpace> {
  return { profile_ids: JSON.stringify([personId]), from_group_id: id };
}

export function addressOfNew(answer: OutputOf<typeof createSpace>): string {
  return answer.new_url;
}

/** The server's own reasons say more than that it failed (SLST-08). */
export function isTold(code: string): boolean {
  return /^(?:subsite-|join-requested|admins-only|not-for-)/.test(code);
}
