import { handle } from "#calls/handle.ts";
import { inputWords } from "#calls/wording.ts";
import type { Tx } from "#database/transaction.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { type SiteRole } from "#kernel/viewer.ts";
import { personInvited } from "../events.ts";
import { mayAddPeople, mayGiveRole } from "../rules.ts";
import { addPerson, findByAddress, findPerson, noteInvited } from "../store.ts";
import { inviteAgain, invitePeople } from "./contract.ts";
import { type Invitee, isAddress, nameFrom } from "./rules.ts";

export const inviteHandlers = [
  handle(invitePeople, async ({ input, actor, now, tx }) => {
    const { addrs, role_id: role = "member" } = input.data;
    demand(maySeeSettings(actor));
    demand(mayGiveRole(actor, role));
    if (input.data.auto_join_defaults) throw new Refusal("no-auto-join");
    const invitees = addrs.map(({ email, name }) => ({
      email: email.trim().toLowerCase(),
      name: name ?? "",
    }));
    demandAddresses(invitees);
    for (const invitee of invitees) await invite(actor, { invitee, role, now }, tx);
    return { nr_invited: invitees.length };
  }),

  handle(inviteAgain, async ({ input, actor, now, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayAddPeople(actor));
    const person = found(await findPerson(actor, input.id, tx), "person-not-found");
    if (person.hasPassword) throw new Refusal("has-password", { name: person.name });
    await noteInvited(person.id, now, tx);
    tx.announce(personInvited({ personId: person.id, inviterId: actor.personId }));
    return { email: person.email };
  }),
];

/** Each bad address is named by its place in the list, so that it can be marked (INVT-06). */
function demandAddresses(invitees: readonly Invitee[]): void {
  const bad = invitees.flatMap(({ email }, place) =>
    isAddress(email) ? [] : [{ path: `data.addrs.${place}.email`, words: inputWords.invalid }],
  );
  if (bad.length > 0) throw new Refusal("invalid-address", {}, bad);
  const seen = new Set<string>();
  for (const { email } of invitees) {
    if (seen.has(email)) throw new Refusal("already-invited", { email });
    seen.add(email);
  }
}

async function invite(
  actor: Actor,
  { invitee, role, now }: { invitee: Invitee; role: SiteRole; now: Date },
  tx: Tx,
): Promise<void> {
  const { email } = invitee;
  const personId = await addPerson({ email, name: nameFrom(invitee), role, passwordHash: null }, tx);
  if (personId === null) {
    const there = await findByAddress(actor, email, tx);
    throw new Refusal(there?.hasPassword === false ? "already-invited" : "already-member", { email });
  }
  await noteInvited(personId, now, tx);
  tx.announce(personInvited({ personId, inviterId: actor.personId }));
}
