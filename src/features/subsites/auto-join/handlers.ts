import { handle } from "#calls/handle.ts";
import { getAutoJoinSubsites, setAutoJoinSubsites } from "#features/sites/auto-join/contract.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { listSubsites } from "../list-store.ts";
import { onWire } from "../model/on-wire.ts";
import { mayChooseAutoJoin } from "../rules.ts";
import { lockSubsites, savePreselected } from "./store.ts";

export const autoJoinHandlers = [
  handle(getAutoJoinSubsites, async ({ actor, tx, say }) => {
    demand(mayChooseAutoJoin(actor));
    const all = await listSubsites(actor, tx);
    return {
      subsites: all.filter(({ isArchived }) => !isArchived).map((subsite) => onWire(subsite, say)),
    };
  }),

  handle(setAutoJoinSubsites, async ({ input, actor, tx }) => {
    demand(mayChooseAutoJoin(actor));
    const ids = [...new Set(input.subsites)];
    const there = await lockSubsites(ids, tx);
    if (there.length < ids.length) throw new Refusal("subsite-not-found");
    if (there.some(({ isArchived }) => isArchived)) throw new Refusal("subsite-archived");
    await savePreselected(ids, tx);
    return { nr_subsites: ids.length };
  }),
];
