import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { awayAmong } from "#features/people/away/operations.ts";
import { maySeePeople } from "#features/people/rules.ts";
import { type FoundPerson, findPeople } from "#features/people/search-store.ts";
import type { Actor } from "#kernel/actor.ts";
import { found } from "#kernel/refusal.ts";
import { wordsOf } from "#kernel/search/words.ts";
import { pageAddress } from "../addresses/rules.ts";
import type { ListedPage } from "../browsing/model/page-row.ts";
import { readListUsers } from "../browsing/companions-store.ts";
import { readList, readListed } from "../browsing/store.ts";
import { findPages } from "../search-store.ts";
import { readsPage } from "../store.ts";
import { findMentionable, nameMentions } from "./contract.ts";
import { offeredMost } from "./rules.ts";
import { mentionsIn, namesFor } from "./operations.ts";

export const mentionHandlers = [
  handle(findMentionable, async ({ input, actor, now, tx }) => {
    const typed = (input.q ?? "").trim();
    const pages = await (typed === "" ? recentPages(actor, tx) : pagesFor(actor, typed, tx));
    const people = await (typed === "" ? authorsOf(actor, pages, tx) : peopleFor(actor, typed, tx));
    const offered = people.slice(0, offeredMost);
    const ids = offered.map(({ id }) => id);
    const away = await awayAmong(actor, ids, { now }, tx);
    return {
      people: offered.map((person) => ({ ...person, away: away.get(person.id) ?? null })),
      pages: pages
        .slice(0, offeredMost)
        .map((page) => ({ id: page.id, title: page.title, address: pageAddress(page) })),
    };
  }),

  handle(nameMentions, async ({ input, actor, say, tx }) => {
    found((await readsPage(actor, input.page_id, tx)) || null, "page-not-found");
    const names = await namesFor(actor, mentionsIn(input.keys), { pageId: input.page_id, say }, tx);
    return { mentions: [...names].map(([key, face]) => ({ key, ...face })) };
  }),
];

/** More than are offered, since some fall away. */
const candidates = 30;

/** As many as search looks at. */
const peopleMost = 200;

/** More than are offered: their authors are offered as well. */
const recentMost = 30;

function recentPages(actor: Actor, tx: Tx): Promise<ListedPage[]> {
  return readList(actor, { folderId: null, order: "modified" }, recentMost, tx);
}

/** Search finds people by their addresses as well, which are alike within a site. */
async function peopleFor(actor: Actor, typed: string, tx: Tx): Promise<FoundPerson[]> {
  const people = await findPeople(actor, { typed, most: peopleMost }, tx);
  return people.filter(({ name, position }) => holds(`${name} ${position}`, typed));
}

function holds(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Somebody types a title, so the words must stand in that. Templates are left out (SRCH-27). */
async function pagesFor(actor: Actor, typed: string, tx: Tx): Promise<ListedPage[]> {
  const hits = await findPages(actor, { typed, most: candidates, scope: "everywhere" }, tx);
  const ids = hits.map(({ id }) => id);
  const pages = await readListed(actor, ids, tx);
  return pages.filter(({ title, isTemplate }) => !isTemplate && holds(title, typed));
}

/** While nothing is typed, those who changed the pages that were changed last, for whoever may see the directory. */
async function authorsOf(actor: Actor, pages: readonly ListedPage[], tx: Tx) {
  if (!maySeePeople(actor).allowed) return [];
  const ids = [...new Set(pages.flatMap(({ modifierId }) => modifierId ?? []))].slice(0, offeredMost);
  const users = await readListUsers(ids, tx);
  return ids.flatMap((id) => {
    const user = users[String(id)];
    return user ? [{ id, name: user.name, position: "" }] : [];
  });
}
