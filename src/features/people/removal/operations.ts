import type { Holding } from "#calls/holding.ts";
import type { UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { endActingAs } from "#features/sessions/acting-store.ts";
import { savePassword } from "#features/sessions/store.ts";
import { noPassword } from "#secrets/password.ts";
import { impersonationEnded } from "../impersonation/events.ts";
import { accountClosed, personInvited, personRemoved, personRenamed } from "../events.ts";
import { mayGiveRole, mayInherit, mayRemovePerson } from "../rules.ts";
import { countOwners, findPerson, noteInvited } from "../store.ts";
import { peopleRefusals } from "../wording.ts";
import { removalWords } from "./wording.ts";
import { closeAccount, putPersonBack, takePerson } from "./store.ts";

/** Whom, by the name and the role of that moment. */
export type Removing = {
  readonly personId: number;
  readonly name: string;
  readonly role: SiteRole;
  /** Who comes into what they had; null, or absent in those of earlier releases, where nobody does. */
  readonly heirId?: number | null;
  /** The directory of their company took them away: they come back by the door of the company, with no invitation. */
  readonly by?: "directory";
};

/** One thing to take away or to give back: what it is made of says `data` of the item. */
type Part = {
  readonly take: (actor: Actor, input: Removing, tx: Tx) => Promise<Json>;
  readonly giveBack: (actor: Actor, given: Back, tx: Tx) => Promise<void>;
};
type Back = { readonly input: Removing; readonly taken: Json; readonly now: Date };

/** The first: nobody is signed in as them any more, nor can be. */
const account: Part = {
  take: async (_actor, { personId }, tx) => {
    for (const by of await endActingAs(personId, tx))
      tx.announce(impersonationEnded({ personId, by, reason: "account-closed" }));
    tx.announce(accountClosed({ personId }));
    return closeAccount(personId, tx);
  },
  giveBack: async (actor, { input: { personId, by }, taken, now }, tx) => {
    if (taken !== true) return;
    if (by === "directory") return savePassword(personId, noPassword, tx);
    await noteInvited({ personId, inviterId: actor.personId }, now, tx);
    tx.announce(personInvited({ personId, inviterId: actor.personId }));
  },
};

/** The last: the person themself. */
const person: Part = {
  take: async (_actor, { personId, name }, tx) => {
    tx.announce(personRemoved({ personId, name }));
    return takePerson(personId, tx);
  },
  giveBack: async (_actor, { input: { personId, name }, taken }, tx) => {
    const { email } = taken as { email: string };
    if (!(await putPersonBack(taken, tx))) throw new Refusal("already-member", { email });
    tx.announce(personRenamed({ personId, name }));
  },
};

/** In between: what rooms hold of them. Who is not back has nothing given back. */
function held({ parting }: Holding): Part | null {
  if (!parting) return null;
  const { hand } = parting;
  return {
    take: async (actor, { personId, heirId }, tx) => {
      const taken = await parting.take(personId, tx);
      if (!heirId || !hand) return taken;
      // Who has left meanwhile, or is from outside by now, comes into nothing more; the deletion goes on.
      const isHeir = mayInherit(personId, await findPerson(actor, heirId, tx)).allowed;
      const given = isHeir ? await hand.give({ id: heirId, by: actor.personId }, taken, tx) : null;
      return { taken, given };
    },
    giveBack: async (actor, { input: { personId, heirId }, taken }, tx) => {
      if (!heirId || !hand) return parting.giveBack?.(personId, taken, tx);
      const noted = taken as { readonly taken: Json; readonly given: Json };
      if (noted.given !== null) await hand.takeBack({ id: heirId, by: actor.personId }, noted.given, tx);
      await parting.giveBack?.(personId, noted.taken, tx);
    },
  };
}

/**
 * Deletes a person with what they hold, in batches, and puts them back: under their number, with their rights, and with an invitation in place of
 * the password, which is kept nowhere.
 */
export function removing(holdings: readonly Holding[]): UndertakingKind<Removing> {
  const parts = new Map<Json, Part>([
    ["account", account],
    ["person", person],
    ...holdings.flatMap((holding): [Json, Part][] => {
      const part = held(holding);
      return part ? [[holding.name, part]] : [];
    }),
  ]);
  const partOf = (data: Json): Part => {
    const part = parts.get(data);
    if (!part) throw new Error(`nothing is held as ${String(data)}`);
    return part;
  };
  return {
    name: "delete-person",
    atOnce: 25,
    // A directory answers that somebody is gone: nobody may be signed in as them from then on.
    firstAtOnce: ({ by }) => by === "directory",
    demand: demandRight,
    plan: async (actor, { input: { personId, name, heirId = null } }, tx) => {
      if (heirId !== null) demand(mayInherit(personId, await findPerson(actor, heirId, tx)));
      const between = await batchesOf(personId, holdings, tx);
      return ["account", ...between, "person"].map((data) => ({ name, data }));
    },
    step: (actor, { input, item }, tx) => partOf(item.data).take(actor, input, tx),
    undo: async (actor, { input, item, noted, now }, tx) => {
      const isThere = item.data === "person" || (await findPerson(actor, input.personId, tx)) !== null;
      if (!isThere) throw new Refusal("person-not-found");
      await partOf(item.data).giveBack(actor, { input, taken: noted, now }, tx);
    },
    words: { title: removalWords.task, result: removalWords.done, undone: removalWords.undone },
    refusals: { ...rightsRefusals, ...peopleRefusals },
  };
}

/** Whoever may delete nobody does not learn who there is. */
export function demandMayDelete(actor: Actor): void {
  demand(maySeeSettings(actor));
  demand(mayGiveRole(actor, "member"));
}

/** As for a removal as long as they are there; whoever puts them back gives them their role again. */
async function demandRight(actor: Actor, removing: Removing, tx: Tx): Promise<void> {
  const { personId, role } = removing;
  demandMayDelete(actor);
  const owners = await countOwners(actor, tx);
  const there = await findPerson(actor, personId, tx);
  demand(there ? mayRemovePerson(actor, { person: there, owners }) : mayGiveRole(actor, role));
}

/** The name of each holding as often as it takes to take all of it. */
async function batchesOf(personId: number, holdings: readonly Holding[], tx: Tx): Promise<string[]> {
  const batches: string[] = [];
  for (const { name, look, parting } of holdings) {
    if (!parting) continue;
    const { count } = await look(personId, tx);
    for (let taken = 0; taken < count; taken += parting.batch) batches.push(name);
  }
  return batches;
}
