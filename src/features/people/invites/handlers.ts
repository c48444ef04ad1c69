import { handle } from "#calls/handle.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { personInvited } from "../events.ts";
import { mayAddPeople } from "../rules.ts";
import { findPerson, noteInvited } from "../store.ts";
import { inviteAgain } from "./contract.ts";

/** Who is invited for the first time comes to the site or to a subsite: those calls are answered by the room of subsites. */
export const inviteHandlers = [
  handle(inviteAgain, async ({ input, actor, now, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayAddPeople(actor));
    const person = found(await findPerson(actor, input.id, tx), "person-not-found");
    if (person.hasPassword) throw new Refusal("has-password", { name: person.name });
    await noteInvited({ personId: person.id, inviterId: actor.personId }, now, tx);
    tx.announce(personInvited({ personId: person.id, inviterId: actor.personId }));
    return { email: person.email };
  }),
];
