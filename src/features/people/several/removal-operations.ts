import type { UndertakingItem, UndertakingKind } from "#calls/undertaking-kind.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import type { Json } from "#kernel/json.ts";
import { demand } from "#kernel/refusal.ts";
import type { Removing } from "../removal/operations.ts";
import { peopleRefusals } from "../wording.ts";
import { mayGiveRole, mayInherit } from "../rules.ts";
import { findPerson } from "../store.ts";
import { demandManaging } from "./operations.ts";
import { peopleBatchRefusals, peopleTaskWords } from "./wording.ts";

/** A part of one person, as deleting them alone is made of. */
type PartOf = Removing & { readonly part: Json };

export type RemovingSeveral = {
  readonly count: number;
  readonly heirId: number | null;
  /** Absent in those of earlier releases. */
  readonly withOwners?: boolean;
};

/** Deletes several people, each as one alone is: their parts stand one after another, and go back the last first. */
export function removingSeveral(one: UndertakingKind<Removing>): UndertakingKind<RemovingSeveral> {
  return {
    name: "delete-people",
    atOnce: 200,
    apart: true,
    demand: async (actor, { withOwners = false }) => {
      demandManaging(actor);
      // Later steps do not know in whose shoes they were asked for.
      if (withOwners && actor.realPersonId !== undefined) demand(mayGiveRole(actor, "owner"));
    },
    plan: async (actor, { input: { heirId }, given }, tx) => {
      if (heirId !== null) demand(mayInherit(0, await findPerson(actor, heirId, tx)));
      const items: UndertakingItem[] = [];
      for (const { id: personId, name, role } of given as unknown as readonly (Removing & { id: number })[]) {
        const parts = await one.plan(actor, { input: { personId, name, role }, given: [] }, tx);
        items.push(
          ...parts.map(({ data: part }) => ({ name, data: { personId, name, role, heirId, part } })),
        );
      }
      return items;
    },
    step: async (actor, { item: { name, data }, now }, tx) => {
      const { input, part } = partIn(data);
      await one.demand(actor, input, tx);
      return one.step(actor, { input, item: { name, data: part }, now }, tx);
    },
    undo: async (actor, { item: { name, data }, noted, now }, tx) => {
      const { input, part } = partIn(data);
      await one.demand(actor, input, tx);
      await one.undo?.(actor, { input, item: { name, data: part }, noted, now }, tx);
    },
    words: {
      title: peopleTaskWords.remove,
      result: peopleTaskWords.result,
      undone: peopleTaskWords.undone,
    },
    refusals: { ...rightsRefusals, ...peopleRefusals, ...peopleBatchRefusals },
  };
}

function partIn(data: Json) {
  const { part, ...input } = data as unknown as PartOf;
  return { input, part };
}
