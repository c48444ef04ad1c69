import type { Holding } from "#calls/holding.ts";
import { countsOf, linksOf } from "#calls/held-rows.ts";
import { heldWords } from "#features/people/removal/wording.ts";

/** What somebody wrote into widgets belongs to the page, and stays. */
export const entryHoldings: readonly Holding[] = [
  {
    name: "entries",
    becomes: "stays",
    look: countsOf("widget_entry", "author_id"),
    words: heldWords.entries,
    parting: linksOf("widget_entry", "author_id", {
      page_id: "bigint",
      widget: "text",
      kind: "text",
      id: "text",
    }),
  },
];
