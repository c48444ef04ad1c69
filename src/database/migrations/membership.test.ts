import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("subsites of before are closed, open to nobody by themselves, and have nobody in them; the main group takes no members (long)", async () => {
  const { client, upgrade } = database;
  await upgrade(
    "2026-12-04-membership",
    `
    insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
    insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (1, 7, 'crew');
    insert into person (site_id, id, email, name, name_key, role) overriding system value values (1, 3, 'a@b.example', 'A', 'a', 'member');`,
  );
  const { rows } = await client.query(
    "select id::int, name, is_public, is_archived, is_self_joinable from subsite order by id",
  );
  const closed = { name: "", is_public: false, is_archived: false, is_self_joinable: false };
  expect(rows).toEqual([
    { id: 0, ...closed },
    { id: 7, ...closed },
  ]);
  const join = (subsite: number, role: string) =>
    client.query("insert into membership (site_id, subsite_id, person_id, role) values (1, $1, 3, $2)", [
      subsite,
      role,
    ]);
  await expect(join(0, "viewer")).rejects.toThrow("check constraint");
  await expect(join(7, "owner")).rejects.toThrow("check constraint");
  await expect(join(8, "viewer")).rejects.toThrow("foreign key");
  await join(7, "viewer");
  await client.query("delete from person");
  expect((await client.query("select from membership")).rowCount).toBe(0);
});
