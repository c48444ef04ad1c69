import { countsOf, rowsOf } from "#calls/held-rows.ts";
import type { Handing, Holding } from "#calls/holding.ts";
import { heldWords } from "#features/people/removal/wording.ts";
import { membershipChanged } from "./events.ts";
import { aloneIn, giveMemberships, takeMembershipsBack } from "./holding-store.ts";

const hand: Handing = {
  give: async (heir, taken, tx) => {
    const given = await giveMemberships(heir, taken, tx);
    for (const { subsiteId, role } of given)
      tx.announce(membershipChanged({ subsiteId, personId: heir.id, role }));
    return given;
  },
  takeBack: async (heir, given, tx) => {
    for (const { subsiteId, before: role } of await takeMembershipsBack(heir, given, tx))
      tx.announce(membershipChanged({ subsiteId, personId: heir.id, role }));
  },
};

/** Their place in subsites goes with a person; a subsite that has no other administrator is named. */
export const subsiteHoldings: readonly Holding[] = [
  {
    name: "memberships",
    becomes: "goes",
    look: countsOf("membership", "person_id"),
    words: heldWords.memberships,
    parting: { ...rowsOf("membership", { about: null }), hand },
  },
  {
    name: "alone-in-subsites",
    becomes: "lacks",
    look: aloneIn,
    words: heldWords.alone,
    parting: null,
  },
];
