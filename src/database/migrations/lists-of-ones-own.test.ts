import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("main groups of before count the people of their site from then on, and drafts of before were begun when they were touched last (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade(
    "2026-12-28-lists-of-ones-own",
    `
    insert into site (id, name, magic_key) overriding system value values (1, 'A', ''), (2, 'B', '');
    insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (2, 0, ''), (1, 7, 'crew');
    insert into person (site_id, id, email, name, name_key, role) overriding system value values
      (1, 30, 'zoe@a.example', 'Zoë', 'zoe', 'member'), (1, 40, 'ada@a.example', 'Ada', 'ada', 'member'), (2, 50, 'bo@b.example', 'Bo', 'bo', 'owner');
    insert into folder (site_id, id, subsite_id, name, name_key) overriding system value values (1, 1, 0, 'Main', 'main');
    insert into page (site_id, id, subsite_id, folder_id, title, title_key) overriding system value values (1, 9, 0, 1, 'Tides', 'tides');
    insert into page_draft (site_id, page_id, epoch, schema, state, state_seq, seq, base_version_id, published_seq, touched)
      values (1, 9, 1, '', '', 0, 0, 0, 0, '2026-11-30T10:00Z');
    insert into page_draft_writer (site_id, page_id, epoch, person_id) values (1, 9, 1, 30);`,
  );
  const counted = async () =>
    (await read("select people from subsite order by site_id, id")).map(({ people }) => people);
  expect(await counted()).toEqual([2, 0, 1]);
  expect(await read("select since from page_draft_writer")).toEqual([
    { since: new Date("2026-11-30T10:00Z") },
  ]);

  await client.query(`insert into person (site_id, email, name, name_key, role)
    select 1, n || '@a.example', 'N', 'n', 'member' from generate_series(1, 5) n`);
  await client.query("delete from person where id = 40");
  expect(await counted()).toEqual([6, 0, 1]);
});
