import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

/** One public page in the main group, one in a public subsite, and what the world and a person read of them. */
const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug, is_public) overriding system value values (1, 0, '', false), (1, 7, 'crew', true);
insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value
  values (1, 0, 10, null, 'Main', 'main'), (1, 7, 11, null, 'Main', 'main');
insert into page (site_id, subsite_id, id, folder_id, title, title_key, is_public) overriding system value
  values (1, 0, 20, 10, 'Fog', 'fog', true), (1, 7, 21, 11, 'Crew', 'crew', true), (1, 7, 22, 11, 'Log', 'log', false);
insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
  select 1, principal, page.id, false, folder_id, title_key, now(), now() from page,
    unnest(array[1::bigint << 48, (7::bigint << 48) + 7]) principal where is_public or principal >> 48 = 7;
insert into search_document (site_id, kind, subject_id, words, readers)
  select 1, 'page', id, '', case when is_public then array[(1::bigint << 48) + 1, (7::bigint << 48) + 7] else array[(7::bigint << 48) + 7] end from page;
`;

it("pages of subsites are read by the world through their subsite alone, and found so; what is public stays public (long)", async () => {
  const { read, upgrade } = database;
  await upgrade("2026-12-18-public-in-subsites", before);
  const readers =
    "select page_id::int as page, (principal_id >> 48)::int as kind from page_reader order by 1, 2";
  expect(await read(readers)).toEqual([
    { page: 20, kind: 1 },
    { page: 20, kind: 7 },
    { page: 21, kind: 7 },
    { page: 22, kind: 7 },
  ]);
  const found = `select subject_id::int as page, array(select (each >> 48)::int from unnest(readers) each) as kinds
    from search_document order by 1`;
  expect(await read(found)).toEqual([
    { page: 20, kinds: [1, 7] },
    { page: 21, kinds: [7] },
    { page: 22, kinds: [7] },
  ]);
  expect(await read("select is_public, opened from subsite where id = 7")).toEqual([
    { is_public: true, opened: null },
  ]);
});
