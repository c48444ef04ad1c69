import type { Holding } from "#calls/holding.ts";
import { countsOf, rowsOf } from "#calls/held-rows.ts";
import { heldWords } from "#features/people/removal/wording.ts";
import { giveFollows, takeFollowsBack } from "./follows-handed-store.ts";

const about = { about: "page" } as const;

/** Pages stay, drafts among them, since administrators edit every page. What somebody marked for themself goes. */
export const pageHoldings: readonly Holding[] = [
  {
    name: "pages",
    becomes: "stays",
    look: countsOf("page", "creator_id", "not unpublished"),
    words: heldWords.pages,
    parting: null,
  },
  {
    name: "drafts",
    becomes: "stays",
    look: countsOf("page", "creator_id", "unpublished"),
    words: heldWords.drafts,
    parting: null,
  },
  {
    name: "stars",
    becomes: "goes",
    look: countsOf("star", "person_id"),
    words: heldWords.stars,
    parting: rowsOf("star", about),
  },
  {
    name: "follows",
    becomes: "goes",
    look: countsOf("follower", "person_id"),
    words: heldWords.follows,
    parting: { ...rowsOf("follower", about), hand: { give: giveFollows, takeBack: takeFollowsBack } },
  },
];
