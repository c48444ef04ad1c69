import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { invitePeople } from "../contract.ts";

type Invitee = { readonly email: string; readonly name?: string | undefined };

/** What is sent to invite people with a role. */
export function invitation(invitees: readonly Invitee[], role: SiteRole): SentOf<typeof invitePeople> {
  return { data: { addrs: [...invitees], role_id: role } };
}

/** Those of them whose address was refused. */
export function refusedInvitees<One extends Invitee>(
  invitees: readonly One[],
  fields: Readonly<Record<string, string>>,
): One[] {
  return invitees.filter((_, place) => `data.addrs.${place}.email` in fields);
}

export function invitedCount(answer: OutputOf<typeof invitePeople>): number {
  return answer.nr_invited;
}
