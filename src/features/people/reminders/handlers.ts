import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { loadInvitationStatus, resendWelcome } from "./contract.ts";
import { loginReminded } from "./events.ts";
import { mailState, mayRemind } from "./rules.ts";
import { readInvitation } from "./screen.ts";
import { countNotSeen, findInvitation, findNamed, remindNotSeen } from "./store.ts";
import { reminderWords } from "./wording.ts";

export const reminderHandlers = [
  handle(loadInvitationStatus, async ({ actor, tx }) => {
    demand(mayRemind(actor));
    return { nr_not_logged_in: await countNotSeen(actor, tx) };
  }),

  handle(resendWelcome, async ({ input, actor, now, tx }) => {
    demand(mayRemind(actor));
    const isForAll = input.send === "all";
    const named = isForAll ? null : await notSeenAmong(actor, input.profile_ids ?? [], tx);
    const reminded = await remindNotSeen(actor, named, now, tx);
    if (reminded.length === 0) throw new Refusal("all-signed-in");
    for (const personId of reminded) tx.announce(loginReminded({ personId }));
    return { nr_sent: reminded.length };
  }),

  handle(readInvitation, async ({ input, actor, wire, tx, say }) => {
    demand(mayRemind(actor));
    const row = found(await findInvitation(actor, input.invitation, tx), "person-not-found");
    const { id, name, email, by, invited, mailed, bounced, firstSeen } = row;
    const mail = mailState(row, { sendsMail: wire.sendsMail ?? false });
    return {
      title: say(reminderWords.statusOf, { name }),
      id,
      name,
      email,
      by,
      mail,
      invited: invited?.getTime() ?? null,
      mailed: (mail === "bounced" ? bounced : mail === "delivered" ? mailed : null)?.getTime() ?? null,
      firstSeen: firstSeen?.getTime() ?? null,
    };
  }),
];

/** Everybody who is named has to be there, and never to have signed in. */
async function notSeenAmong(actor: Actor, ids: readonly number[], tx: Tx): Promise<number[]> {
  if (ids.length === 0) throw new Refusal("nobody-named");
  const people = await findNamed(actor, ids, tx);
  if (people.length < new Set(ids).size) throw new Refusal("person-not-found");
  const seen = people.find(({ isSeen }) => isSeen);
  if (seen) throw new Refusal("has-signed-in", { name: seen.name });
  return people.map(({ id }) => id);
}
