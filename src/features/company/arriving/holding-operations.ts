import type { Holding } from "#calls/holding.ts";
import { bar, countIdentities, unbar } from "./store.ts";

/** Whoever is deleted does not come back by the door of the company; undoing it opens that again. */
export const companyHoldings: readonly Holding[] = [
  {
    name: "company-identities",
    becomes: "goes",
    look: async (personId, tx) => ({ count: Math.min(1, await countIdentities(personId, tx)) }),
    words: null,
    parting: {
      batch: 1,
      take: (personId, tx) => bar(personId, tx),
      giveBack: (personId, taken, tx) => unbar(personId, taken as Awaited<ReturnType<typeof bar>>, tx),
    },
  },
];
