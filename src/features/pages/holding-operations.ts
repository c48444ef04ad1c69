import type { Holding } from "#calls/holding.ts";
import { countsOf, rowsOf } from "#calls/held-rows.ts";
import { heldPageWords } from "./wording.ts";

const about = { about: "page" } as const;

/** Pages stay, drafts among them, since administrators edit every page. What somebody marked for themself goes. */
export const pageHoldings: readonly Holding[] = [
  {
    name: "pages",
    becomes: "stays",
    look: countsOf("page", "creator_id", "not unpublished"),
    words: heldPageWords.pages,
    parting: null,
  },
  {
    name: "drafts",
    becomes: "stays",
    look: countsOf("page", "creator_id", "unpublished"),
    words: heldPageWords.drafts,
    parting: null,
  },
  {
    name: "stars",
    becomes: "goes",
    look: countsOf("star", "person_id"),
    words: heldPageWords.stars,
    parting: rowsOf("star", about),
  },
  {
    name: "follows",
    becomes: "goes",
    look: countsOf("follower", "person_id"),
    words: heldPageWords.follows,
    parting: rowsOf("follower", about),
  },
];
