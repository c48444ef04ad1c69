import type { UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { personGroupsChanged } from "../groups/events.ts";
import { mayManageGroups } from "../groups/rules.ts";
import { addMembers, areAllHere, listOwnGroups, removeMembers } from "../groups/store.ts";
import { peopleRefusals } from "../wording.ts";
import { demandManaging, itemsOfPeople, personIn } from "./operations.ts";
import { batchAtOnce } from "./rules.ts";
import { peopleBatchRefusals, peopleTaskWords } from "./wording.ts";

type GroupsInput = {
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly count: number;
};

/** Which groups a step has changed for somebody. */
type Changed = { readonly added: readonly number[]; readonly removed: readonly number[] };

/** Puts several people into groups and takes them out of others; back goes what was changed. */
export const settingGroups: UndertakingKind<GroupsInput> = {
  name: "change-groups",
  atOnce: batchAtOnce,
  apart: true,
  demand: async (actor) => {
    demandManaging(actor);
    demand(mayManageGroups(actor));
  },
  plan: itemsOfPeople,
  step: (actor, { input, item }, tx) => change(actor, personIn(item.data), input, tx),
  undo: async (actor, { item, noted }, tx) => {
    const { added, removed } = noted as unknown as Changed;
    await change(actor, personIn(item.data), { added: removed, removed: added }, tx);
  },
  words: {
    title: peopleTaskWords.groups,
    result: peopleTaskWords.result,
    undone: peopleTaskWords.undone,
  },
  refusals: { ...rightsRefusals, ...peopleRefusals, ...peopleBatchRefusals },
};

/** Groups that are gone by now, or kept by the directory of the company, are left as they are. */
async function change(actor: Actor, personId: number, asked: Changed, tx: Tx) {
  if (!(await areAllHere([personId], tx))) throw new Refusal("person-not-found");
  const there = new Set((await listOwnGroups(tx)).map(({ id }) => id));
  const here = (ids: readonly number[]) => ids.filter((id) => there.has(id));
  const added = await addMembers(here(asked.added), [personId], tx);
  const removed = await removeMembers(here(asked.removed), [personId], tx);
  if (added.length + removed.length > 0) tx.announce(personGroupsChanged({ personId, by: actor.personId }));
  const idsOf = (rows: readonly { groupId: number }[]) => rows.map(({ groupId }) => groupId);
  return { added: idsOf(added), removed: idsOf(removed) };
}
