import type { Holding } from "#calls/holding.ts";
import { countsOf, linksOf } from "#calls/held-rows.ts";

/** What happened stays told, without the name. */
export const activityHoldings: readonly Holding[] = [
  {
    name: "activity",
    becomes: "stays",
    look: countsOf("activity", "person_id"),
    words: null,
    parting: linksOf("activity", "person_id"),
  },
];
