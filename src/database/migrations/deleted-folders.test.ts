import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug) overriding system value values (1, 0, '');
insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values
  (1, 0, 10, null, 'Main', 'main'), (1, 0, 11, 10, 'Fleet', 'fleet');
insert into page (site_id, subsite_id, id, folder_id, title, title_key) overriding system value values (1, 0, 20, 11, 'Tides', 'tides');
`;

it("folders and pages of before stay where they are, and no page lies in a folder that is deleted from now on (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade("2026-12-23-deleted-folders", before);
  expect(await read("select id, parent_id, is_there from folder order by id")).toEqual([
    { id: 10, parent_id: null, is_there: true },
    { id: 11, parent_id: 10, is_there: true },
  ]);
  expect(await read("select id, folder_id from page")).toEqual([{ id: 20, folder_id: 11 }]);
  const remove = "update folder set deleted = now(), deleted_path = 'fleet' where id = 11";
  await expect(client.query(remove)).rejects.toThrow(/foreign key/);
  await client.query("update page set folder_id = 10 where id = 20");
  await client.query(remove);
  await expect(client.query("update page set folder_id = 11 where id = 20")).rejects.toThrow(/foreign key/);
  // Its name is free for another.
  await client.query(
    "insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values (1, 0, 12, 10, 'Fleet', 'fleet')",
  );
});
