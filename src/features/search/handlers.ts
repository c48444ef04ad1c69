import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { findFolders } from "#features/folders/search-store.ts";
import { findTags } from "#features/tags/store.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { foundLineOf } from "#features/pages/model/excerpt.ts";
import { type SearchScope, findPagesToShow } from "#features/pages/search-store.ts";
import { findGroups } from "#features/people/groups/operations.ts";
import { groupWords } from "#features/people/groups/wording.ts";
import { findPeople } from "#features/people/search-store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { searchEverything } from "./contract.ts";
import { folderResult, groupResult, ordered, pageResult, personResult, tagResult } from "./model/results.ts";
import { byTypeMost, foldersMost, groupsMost, resultsMost, tagsMost } from "./rules.ts";

export const searchHandlers = [
  handle(searchEverything, async ({ input, actor, tx, say }) => {
    const typed = (input.q ?? "").trim();
    if (typed === "") return { results: [], hisel_urls: false };
    const byType = input.max_by_type ?? byTypeMost;
    const scope = input.all_subsites === false ? "here" : "everywhere";
    // Told in one breath, so that Postgres is woken once for all.
    const [pages, folders, people, tags, groups] = await Promise.all([
      pagesFor(actor, { typed, most: byType, scope }, { tx, say }),
      findFolders(actor, typed, Math.min(byType, foldersMost), tx),
      findPeople(
        actor,
        { typed, most: byType, ...(scope === "here" && { area: currentSubsite(actor) }) },
        tx,
      ),
      findTags(actor, typed, Math.min(byType, tagsMost), tx),
      findGroups(actor, typed, Math.min(byType, groupsMost), tx),
    ]);
    const found = {
      pages,
      folders: folders.map(folderResult),
      people: people.map(personResult),
      tags: tags.map(tagResult),
      groups: groups.map((group) => groupResult(group, say(groupWords.count, { count: group.people }))),
    };
    return { results: ordered(found, { typed, most: input.max_results ?? resultsMost }), hisel_urls: false };
  }),
];

type Wanted = { readonly typed: string; readonly most: number; readonly scope: SearchScope };

async function pagesFor(actor: Actor, wanted: Wanted, { tx, say }: { readonly tx: Tx; readonly say: Say }) {
  const pages = await findPagesToShow(actor, wanted, tx);
  return pages.map((page) => ({
    result: pageResult({
      ...page,
      preview: foundLineOf(page, wanted.typed, say),
      address: pageAddress(page),
    }),
    weight: page.weight,
  }));
}
