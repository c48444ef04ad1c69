import type { Heir, Holding } from "#calls/holding.ts";
import { countsOf, linksOf } from "#calls/held-rows.ts";
import type { Tx } from "#database/transaction.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { heldWords } from "#features/people/removal/wording.ts";
import type { Json } from "#kernel/json.ts";
import {
  countShares,
  giveSharesBack,
  giveSharesTo,
  sharesAtOnce,
  takeShares,
  takeSharesBack,
} from "./holding-store.ts";

/** The heir may be reading the pages live, and is asked again whether they may. */
async function takeBack(heir: Heir, given: Json, tx: Tx): Promise<void> {
  for (const pageId of await takeSharesBack(heir, given, tx)) tx.announce(pageSharingChanged({ pageId }));
}

/** Access that was given by name goes with a person; the guests whom they invited stay. */
export const sharingHoldings: readonly Holding[] = [
  {
    name: "shares",
    becomes: "goes",
    look: countShares,
    words: heldWords.shares,
    parting: {
      batch: sharesAtOnce,
      take: takeShares,
      giveBack: giveSharesBack,
      hand: { give: giveSharesTo, takeBack },
    },
  },
  {
    name: "guests",
    becomes: "stays",
    look: countsOf("page_guest", "inviter_id"),
    words: heldWords.guests,
    parting: linksOf("page_guest", "inviter_id"),
  },
];
