import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { InvitedRole, invitePeople } from "../contract.ts";

type Invitee = { readonly email: string; readonly name?: string | undefined };

/** What is sent to invite people with a role, and to the subsites that new people join if they are to. */
export function invitation(
  invitees: readonly Invitee[],
  role: InvitedRole,
  autoJoin: boolean,
): SentOf<typeof invitePeople> {
  return { data: { addrs: [...invitees], role_id: role, ...(autoJoin && { auto_join_defaults: true }) } };
}

/** Those of them whose address or name was refused. */
export function refusedInvitees<One extends Invitee>(
  invitees: readonly One[],
  fields: Readonly<Record<string, string>>,
): One[] {
  return invitees.filter((_, place) =>
    Object.keys(fields).some((path) => path.startsWith(`data.addrs.${place}.`)),
  );
}

export function invitedCount(answer: OutputOf<typeof invitePeople>): number {
  return answer.nr_invited;
}
