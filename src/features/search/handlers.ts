import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { readListed } from "#features/pages/browsing/store.ts";
import { findPages } from "#features/pages/search-store.ts";
import type { Actor } from "#kernel/actor.ts";
import { byTypeMost, resultsMost, searchEverything } from "./contract.ts";
import { ordered, pageResult, personResult } from "./model/results.ts";
import { findPeople } from "#features/people/search-store.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";

export const searchHandlers = [
  handle(searchEverything, async ({ input, actor, tx }) => {
    const typed = (input.q ?? "").trim();
    const byType = input.max_by_type ?? byTypeMost;
    const pages = typed === "" ? [] : await pagesFor(actor, typed, byType, tx);
    const people = typed === "" ? [] : await findPeople(actor, typed, byType, tx);
    return {
      results: ordered(pages, people.map(personResult), input.max_results ?? resultsMost),
      hisel_urls: false,
    };
  }),
];

/** Three times as many candidates as shown, so that the best of them come first; templates are left out (SRCH-27). */
async function pagesFor(actor: Actor, typed: string, most: number, tx: Tx) {
  const hits = await findPages(actor, typed, most * 3, tx);
  const weights = new Map(hits.map((hit) => [hit.id, hit.weight]));
  const pages = await readListed(actor, [...weights.keys()], tx);
  return pages
    .filter((page) => !page.isTemplate)
    .slice(0, most)
    .map((page) => ({
      result: pageResult({ ...page, address: pageAddress(page) }),
      weight: weights.get(page.id) ?? 0,
    }));
}
