import { countsOf, rowsOf } from "#calls/held-rows.ts";
import type { Handing, Heir, Holding } from "#calls/holding.ts";
import type { Tx } from "#database/transaction.ts";
import { personGroupsChanged } from "./events.ts";
import { giveGroupsBack, groupsTaken } from "./holding-store.ts";
import { addMembers, removeMembers } from "./store.ts";

const hand: Handing = {
  give: async (heir, taken, tx) => {
    const added = await addMembers(await groupsTaken(taken, tx), [heir.id], tx);
    return told(added, heir, tx);
  },
  takeBack: async (heir, given, tx) => {
    told(await removeMembers(given as readonly number[], [heir.id], tx), heir, tx);
  },
};

/** The groups of which the heir is or no longer is, said once. */
function told(changed: readonly { readonly groupId: number }[], heir: Heir, tx: Tx): number[] {
  if (changed.length > 0) tx.announce(personGroupsChanged({ personId: heir.id, by: heir.by }));
  return changed.map(({ groupId }) => groupId);
}

/** Somebody who is deleted leaves their groups, and comes back into those that are still there. */
export const groupHoldings: readonly Holding[] = [
  {
    name: "groups",
    becomes: "goes",
    look: countsOf("group_member", "person_id"),
    words: null,
    parting: { ...rowsOf("group_member", { about: null }), giveBack: giveGroupsBack, hand },
  },
];
