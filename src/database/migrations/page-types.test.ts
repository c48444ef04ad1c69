import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("subsites of before have no default template; theirs is a page of their own, and goes with it (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade(
    "2026-12-29-page-types",
    `
    insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
    insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (1, 7, 'crew');
    insert into folder (site_id, id, subsite_id, name, name_key) overriding system value values (1, 1, 0, 'Main', 'main'), (1, 2, 7, 'Main', 'main');
    insert into page (site_id, id, subsite_id, folder_id, title, title_key) overriding system value values (1, 9, 0, 1, 'Tides', 'tides');`,
  );
  const defaults = async () =>
    (await read("select default_template_id as id from subsite order by id")).map(({ id }) => id);
  expect(await defaults()).toEqual([null, null]);
  await client.query("update subsite set default_template_id = 9 where id = 0");
  await expect(client.query("update subsite set default_template_id = 9 where id = 7")).rejects.toThrow(
    "foreign key",
  );
  await client.query("delete from page where id = 9");
  expect(await defaults()).toEqual([null, null]);
});
