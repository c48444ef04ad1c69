import type { Holding } from "#calls/holding.ts";
import { countsOf, linksOf, rowsOf } from "#calls/held-rows.ts";
import { heldWords } from "#features/people/removal/wording.ts";

/** An inbox goes for good; what others were told of stays, without the name. */
export const notificationHoldings: readonly Holding[] = [
  {
    name: "notifications",
    becomes: "goes",
    look: countsOf("notification", "person_id"),
    words: heldWords.notifications,
    parting: { ...rowsOf("notification", { about: null }), giveBack: null },
  },
  {
    name: "notifications-of-others",
    becomes: "stays",
    look: countsOf("notification", "by_id"),
    words: null,
    parting: linksOf("notification", "by_id"),
  },
];
