import type { Holding } from "#calls/holding.ts";
import { countsOf, linksOf, rowsOf } from "#calls/held-rows.ts";

/** What happened stays told, without the name; how far somebody has seen it goes. */
export const activityHoldings: readonly Holding[] = [
  {
    name: "activity",
    becomes: "stays",
    look: countsOf("activity", "person_id"),
    words: null,
    parting: linksOf("activity", "person_id"),
  },
  {
    name: "activity-seen",
    becomes: "goes",
    look: countsOf("activity_seen", "person_id"),
    words: null,
    parting: rowsOf("activity_seen", { about: null }),
  },
];
