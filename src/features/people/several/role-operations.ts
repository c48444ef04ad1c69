import type { UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { roleChanged } from "../events.ts";
import { mayChangeRole, mayGiveRole } from "../rules.ts";
import { countOwners, findPerson, saveRole } from "../store.ts";
import { peopleRefusals } from "../wording.ts";
import { demandManaging, itemsOfPeople, personIn } from "./operations.ts";
import { batchAtOnce } from "./rules.ts";
import { peopleBatchRefusals, peopleTaskWords } from "./wording.ts";

type RoleInput = {
  readonly role: SiteRole;
  readonly count: number;
  /** Whether some of them were owners; absent in those of earlier releases. */
  readonly withOwners?: boolean;
};

/** Gives several people a role, and each the one from before back who still has it. */
export const givingRoles: UndertakingKind<RoleInput> = {
  name: "change-roles",
  atOnce: batchAtOnce,
  apart: true,
  demand: async (actor, { role, withOwners = false }) => {
    demandManaging(actor);
    demand(mayGiveRole(actor, role));
    // Later steps do not know in whose shoes they were asked for.
    if (withOwners && actor.realPersonId !== undefined) demand(mayGiveRole(actor, "owner"));
  },
  plan: itemsOfPeople,
  step: async (actor, { input: { role }, item }, tx) => ({
    before: await change(actor, { id: personIn(item.data), role }, tx),
  }),
  undo: async (actor, { input, item, noted }, tx) => {
    const { before } = noted as { before: SiteRole };
    await change(actor, { id: personIn(item.data), role: before, from: input.role }, tx);
  },
  words: {
    title: peopleTaskWords.role,
    result: peopleTaskWords.result,
    undone: peopleTaskWords.undone,
  },
  refusals: { ...rightsRefusals, ...peopleRefusals, ...peopleBatchRefusals },
};

/** Gives the role from before; `from` is the one that they still have to have. */
async function change(
  actor: Actor,
  { id, role, from }: { id: number; role: SiteRole; from?: SiteRole },
  tx: Tx,
): Promise<SiteRole> {
  const owners = await countOwners(actor, tx);
  const person = found(await findPerson(actor, id, tx), "person-not-found");
  if (from !== undefined && person.role !== from) demand(refuse("person-changed-since"));
  demand(mayChangeRole(actor, { person, role, owners }));
  await saveRole(actor, { id, role }, tx);
  tx.announce(roleChanged({ personId: id, role }));
  return person.role;
}
