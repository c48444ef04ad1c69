import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { type World, actorOf, openNewWorld, within } from "#testing/world.ts";
import { findPages } from "./search-store.ts";

// The words of a page are long enough to lie beside its row: each time they are looked at, an index is asked for them.
let world: World;
beforeAll(async () => {
  world = await openNewWorld();
  await within(world, actorOf(world, world.olga), async (tx) => {
    for (const statement of sixtyPages) await run(tx, statement, [world.siteId, world.mainFolderId]);
  });
});
afterAll(() => world.close());

it("whether a word is common is asked of the sixteen pages changed last, of each once, where none of them has it", async () => {
  const hits = await looksAtWords((tx) =>
    findPages(actorOf(world, world.vera), { typed: "zebra", most: 36 }, tx),
  );
  expect(hits).toEqual({ found: 0, looks: 16 });
});

it("a word that is common is looked for in those alone, until there are enough", async () => {
  const hits = await looksAtWords((tx) =>
    findPages(actorOf(world, world.vera), { typed: "tide", most: 12 }, tx),
  );
  expect(hits.found).toBe(12);
  // Of each of the forty it is asked whether it has it at all, and whether in its title; of each that is found once more, and how well.
  expect(hits.looks).toBe(40 + 40 + 12 * 2);
});

async function looksAtWords(search: (tx: Tx) => Promise<readonly unknown[]>) {
  return within(world, actorOf(world, world.vera), async (tx) => {
    const before = await counted(tx);
    const found = (await search(tx)).length;
    return { found, looks: (await counted(tx)) - before };
  });
}

async function counted(tx: Tx): Promise<number> {
  const [row] = await run<{ looks: number }>(
    tx,
    `select sum(pg_stat_get_xact_numscans(indexrelid))::int as looks from pg_index
     where indrelid = (select reltoastrelid from pg_class where oid = 'search_document'::regclass) and $1 > 0`,
    [tx.siteId],
  );
  return row?.looks ?? 0;
}

const sixtyPages = [
  `insert into page (site_id, subsite_id, folder_id, title, title_key)
   select $1, 0, $2, 'Chart ' || n, 'chart ' || n from generate_series(1, 60) n`,
  `insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
   select site_id, ${principal("everybody")}, id, false, folder_id, title_key, modified, created
   from page where site_id = $1 and folder_id = $2 and title_key like 'chart %'`,
  `insert into search_document (site_id, kind, subject_id, words, readers)
   select page.site_id, 'page', page.id, array_to_tsvector(array_agg(md5(page.id || ' ' || n)) || '{tide}'::text[]),
     array[${principal("everybody")} + page.site_id]
   from page, generate_series(1, 120) n where page.site_id = $1 and page.folder_id = $2 and page.title_key like 'chart %' group by page.site_id, page.id`,
];
