import { countsOf, rowsOf } from "#calls/held-rows.ts";
import type { Holding } from "#calls/holding.ts";

/** When somebody is away goes with them, and comes back with them. */
export const awayHoldings: readonly Holding[] = [
  {
    name: "away",
    becomes: "goes",
    look: countsOf("person_away", "person_id"),
    words: null,
    parting: rowsOf("person_away", { about: null }),
  },
];
