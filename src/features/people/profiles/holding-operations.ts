import { countsOf } from "#calls/held-rows.ts";
import type { Holding } from "#calls/holding.ts";
import { giveValuesBack, takeValues } from "./store.ts";

/** What a person has in the fields of their profile goes with them. */
export const profileHoldings: readonly Holding[] = [
  {
    name: "profile",
    becomes: "goes",
    look: countsOf("profile_value", "person_id"),
    words: null,
    // One value a field, of which a site has few.
    parting: { batch: 10_000, take: takeValues, giveBack: giveValuesBack },
  },
];
