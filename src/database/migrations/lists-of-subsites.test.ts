import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("memberships of before know the names and addresses of their people, and subsites how many they have (long)", async () => {
  const { client, upgrade } = database;
  await upgrade(
    "2026-12-21-lists-of-subsites",
    `
    insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
    insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (1, 7, 'crew'), (1, 8, 'board');
    insert into person (site_id, id, email, name, name_key, role) overriding system value values
      (1, 3, 'zoe@a.example', 'Zoë', 'zoe', 'member'), (1, 4, 'ada@a.example', 'Ada', 'ada', 'member');
    insert into membership (site_id, subsite_id, person_id, role) values (1, 7, 3, 'admin'), (1, 7, 4, 'viewer');`,
  );
  const named = async () =>
    (await client.query("select name_key, email from membership order by subsite_id, name_key")).rows.map(
      (row) => `${row.name_key} ${row.email}`,
    );
  const counted = async () =>
    (await client.query("select people from subsite order by id")).rows.map((row) => row.people);
  expect(await named()).toEqual(["ada ada@a.example", "zoe zoe@a.example"]);
  expect(await counted()).toEqual([2, 2, 0]);

  await client.query("update person set name_key = 'beth', email = 'beth@a.example' where id = 3");
  expect(await named()).toEqual(["ada ada@a.example", "beth beth@a.example"]);
  // What they are looked for by goes with both.
  const { rows } = await client.query("select sought from membership order by name_key");
  expect(rows.map(({ sought }) => sought)).toEqual(["ada\nada@a.example", "beth\nbeth@a.example"]);

  const join = "insert into membership (site_id, subsite_id, person_id, role) values";
  await client.query(
    `${join} (1, 8, 3, 'viewer'), (1, 7, 4, 'editor') on conflict (site_id, person_id, subsite_id) do update set role = excluded.role`,
  );
  expect(await named()).toEqual(["ada ada@a.example", "beth beth@a.example", "beth beth@a.example"]);
  expect(await counted()).toEqual([2, 2, 1]);

  await client.query("delete from person where id = 3");
  expect(await named()).toEqual(["ada ada@a.example"]);
  expect(await counted()).toEqual([1, 1, 0]);
  await client.query("delete from membership");
  expect(await counted()).toEqual([1, 0, 0]);
});
