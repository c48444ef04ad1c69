import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { pageSearch } from "#kernel/search/query.ts";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

const everybody = principal("everybody");
const vera = principal("person", 5);
// Sixty pages: "tide" is on all of them, "buoy" on every third, "wreck" on one, which is among the oldest. The newest four are for Vera alone, as are others beside.
const pages = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug) overriding system value values (1, 0, '');
insert into folder (site_id, subsite_id, id, name, name_key) overriding system value values (1, 0, 10, 'Main', 'main');
insert into page (site_id, subsite_id, id, folder_id, title, title_key, modified) overriding system value
  select 1, 0, n, 10, 'Chart ' || n, 'chart ' || n, now() + n * interval '1 minute' from generate_series(1, 60) n;
insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
  select 1, ${everybody}, id, false, 10, title_key, modified, created from page where id <= 56
  union all select 1, ${vera}, id, false, 10, title_key, modified, created from page where id > 56 or id % 5 = 0;
select set_config('atrium.site', '1', true);
insert into search_document (site_id, kind, subject_id, words, readers)
  select 1, 'page', id, (to_tsvector('simple', concat_ws(' ', title_key, 'tide', case when id % 3 = 0 then 'buoy' end, case when id = 7 then 'wreck' end))
    || case when id % 2 = 0 then '''=chart'' ''=tide''' else '''=chart''' end::tsvector), array[search_reader(case when id > 56 then ${vera} else ${everybody} end)] from page;
`;

const typed = ["tide", "tid", "buoy", "wreck", "chart", "chart 7", "tide buoy", "tide wreck", "nothing"];
// Of somebody in few subsites and in many, who read the same.
const readers = [2, 40].map((count) => [
  everybody,
  vera,
  ...Array.from({ length: count - 2 }, (_, at) => principal("subsite-viewers", at + 1)),
]);
const found = typed
  .flatMap((words) => {
    const plan = pageSearch(words);
    const queries = plan?.steps.map(({ query }) => `$a$${query}$a$`).join();
    const weights = plan?.steps.map(({ weight }) => weight).join();
    return readers.map(
      (asked) => `select '${words}' as typed, ${asked.length} as readers, hit.page_id, hit.weight
      from search_pages(array[${asked.join()}]::bigint[], '${plan?.start}', array[${queries}], array[${weights}]::real[], $a$${plan?.ranking}$a$, 12) hit`,
    );
  })
  .join(" union all ");

it("a search finds after it what it found before, of words that are common, borderline and rare, for few readers and for many (long)", async () => {
  const { read, upgrade } = database;
  await upgrade("2027-01-03-search-of-rare-words", `${pages} create table found_before as ${found};`);
  await read("select set_config('atrium.site', '1', false)");
  const order = "order by typed, readers, weight desc, page_id";
  const before = await read(`select * from found_before ${order}`);
  expect(await read(`select * from (${found}) found ${order}`)).toEqual(before);
  const counts = await read(
    "select typed, count(*)::int as hits from found_before where readers = 40 group by typed order by typed",
  );
  expect(counts.map(({ typed: words, hits }) => [words, hits])).toEqual([
    ["buoy", 12],
    ["chart", 12],
    ["chart 7", 1],
    ["tid", 12],
    ["tide", 12],
    ["tide buoy", 12],
    ["tide wreck", 1],
    ["wreck", 1],
  ]);
});
