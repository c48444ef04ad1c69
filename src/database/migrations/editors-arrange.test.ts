import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("editors of a site of before go on arranging, those of a new one do not until its owners let them (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade(
    "2026-12-25-editors-arrange",
    "insert into site (id, name, magic_key) overriding system value values (1, 'Before', '')",
  );
  await client.query("insert into site (id, name, magic_key) overriding system value values (2, 'New', '')");
  expect(await read("select id, editors_arrange from site order by id")).toEqual([
    { id: 1, editors_arrange: true },
    { id: 2, editors_arrange: false },
  ]);
});
