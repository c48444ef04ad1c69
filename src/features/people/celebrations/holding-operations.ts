import { countsOf, rowsOf } from "#calls/held-rows.ts";
import type { Holding } from "#calls/holding.ts";

/** Birthday and first day go with their person, and come back with them. */
export const celebrationHoldings: readonly Holding[] = [
  {
    name: "celebrations",
    becomes: "goes",
    look: countsOf("person_days", "person_id"),
    words: null,
    parting: rowsOf("person_days", { about: null }),
  },
];
