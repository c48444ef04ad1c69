import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { clearAway, readAway, setAway } from "./contract.ts";
import { awaySet } from "./events.ts";
import { mayBeAway, maySetAway } from "./rules.ts";
import { type AwayPerson, findAwayPerson, removeAway, writeAway } from "../away/store.ts";

export const awayHandlers = [
  handle(readAway, async ({ input: { id }, actor, now, tx }) => {
    const { name, dates } = await personAsked(actor, id, now, tx);
    return { name, isSelf: actor.personId === id, dates };
  }),

  handle(setAway, async ({ input: { id, from, until, note }, actor, now, tx }) => {
    const { today, dates: before } = await personAsked(actor, id, now, tx);
    demand(mayBeAway({ from, until, today }));
    await writeAway(actor, id, { from, until, note }, tx);
    tell(actor, id, tx);
    return { before };
  }),

  handle(clearAway, async ({ input: { id }, actor, now, tx }) => {
    const { dates: before } = await personAsked(actor, id, now, tx);
    await removeAway(actor, id, tx);
    if (before) tell(actor, id, tx);
    return { before };
  }),
];

async function personAsked(actor: Actor, id: number, now: Date, tx: Tx): Promise<AwayPerson> {
  demand(maySetAway(actor, { id }));
  return found(await findAwayPerson(actor, id, now, tx), "person-not-found");
}

/** The audit log says who did so for somebody else. */
function tell(actor: Actor, personId: number, tx: Tx): void {
  if (actor.personId !== personId) tx.announce(awaySet({ personId, by: actor.personId }));
}
