import type { Tx } from "#database/transaction.ts";
import { readTree } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { pageAddress } from "../addresses/rules.ts";
import { readCalendar } from "../audience/calendar-store.ts";
import { type ListOrder } from "./contract.ts";
import { listMost, firstLetter } from "./rules.ts";
import { dateGroupings } from "./model/date-groupings.ts";
import { groupNameAt } from "./model/groups.ts";
import { type FragmentGroup, type FragmentPage, groupsHtml, treeHtml } from "./model/list-fragment.ts";
import type { ListedPage } from "./model/page-row.ts";
import { readList } from "./store.ts";

/** The views of the list by their names in the address, those of the filter too; relevance is the alphabet where nothing is searched (BRWS-09). */
const orders: Readonly<Record<string, ListOrder>> = {
  alphabetical: "alphabet",
  alphabet: "alphabet",
  modified: "modified",
  created: "created",
  relevance: "alphabet",
};

type Reading = { readonly tx: Tx; readonly now: Date; readonly say: Say };

/** The first 250 pages that the actor may read as a piece of HTML: by letter, by date, or in their folders (BRWS-08). */
export async function readFragment(actor: Actor, view: string, reading: Reading): Promise<string> {
  if (view === "tree") return inFolders(actor, reading);
  const order = found(orders[view], "not-found");
  const pages = await readList(actor, { folderId: null, order }, listMost, reading.tx);
  return groupsHtml(await inGroups(actor, { pages, order }, reading));
}

async function inGroups(
  actor: Actor,
  { pages, order }: { readonly pages: readonly ListedPage[]; readonly order: ListOrder },
  { tx, now, say }: Reading,
): Promise<FragmentGroup[]> {
  const dates = dateGroupings(now, (await readCalendar(actor.personId, tx)).timeZone, say);
  const groups: { name: string; pages: FragmentPage[] }[] = [];
  for (const page of pages) {
    const at = (order === "created" ? page.created : page.modified).getTime() / 1000;
    const name = order === "alphabet" ? firstLetter(page.titleKey) : groupNameAt(at, dates);
    const last = groups.at(-1);
    if (last?.name === name) last.pages.push(linked(page));
    else groups.push({ name, pages: [linked(page)] });
  }
  return groups;
}

/** Visitors and guests know no folders: theirs stand in one list. */
async function inFolders(actor: Actor, { tx, say }: Reading): Promise<string> {
  const pages = await readList(actor, { folderId: null, order: "alphabet" }, listMost, tx);
  if (!isSignedIn(actor)) return groupsHtml([{ name: "", pages: pages.map(linked) }]);
  const tree = await readTree(actor, tx, say);
  return treeHtml(
    tree.map(({ id, name, level }) => {
      return { name, level, pages: pages.filter(({ folderId }) => folderId === id).map(linked) };
    }),
  );
}

function linked(page: ListedPage): FragmentPage {
  return { title: page.title, address: pageAddress(page) };
}
