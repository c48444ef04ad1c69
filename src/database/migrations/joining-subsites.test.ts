import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("subsites of before are listed in full and keep their people; requests and addresses go with their subsite and person (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade(
    "2026-12-08-joining-subsites",
    `
    insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
    insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (1, 7, 'crew'), (1, 8, 'board');
    insert into person (site_id, id, email, name, name_key, role) overriding system value values
      (1, 3, 'a@b.example', 'A', 'a', 'member'), (1, 4, 'c@b.example', 'C', 'c', 'member');
    insert into membership (site_id, subsite_id, person_id, role) values (1, 7, 3, 'admin');`,
  );
  expect(await read("select id::int, listing from subsite order by id")).toEqual([
    { id: 0, listing: "full" },
    { id: 7, listing: "full" },
    { id: 8, listing: "full" },
  ]);
  expect(await read("select person_id::int, role from membership")).toEqual([
    { person_id: 3, role: "admin" },
  ]);
  const ask = (subsite: number, person: number, asked: number) =>
    client.query(
      "insert into join_request (site_id, subsite_id, person_id, asked_id, requested) values (1, $1, $2, $3, now())",
      [subsite, person, asked],
    );
  await ask(7, 4, 3);
  await expect(ask(7, 4, 3)).rejects.toThrow("join_request_site_id_person_id_subsite_id_key");
  await expect(ask(0, 4, 3)).rejects.toThrow("join_request_subsite_id_check");
  await expect(client.query("update subsite set listing = 'none'")).rejects.toThrow("subsite_listing_check");
  await client.query("insert into subsite_address (site_id, slug, subsite_id) values (1, 'old', 7)");
  await client.query("delete from person where id = 3");
  expect(await read("select from join_request")).toEqual([]);
  await client.query("delete from subsite where id = 7");
  expect(await read("select from subsite_address")).toEqual([]);
});
