import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("names of before are found by their words, and so are those that come, change, go and come back (long)", async () => {
  const { client, upgrade, read } = database;
  await upgrade(
    "2027-01-01-words-of-names",
    `
    insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
    insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (1, 7, 'crew');
    insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values
      (1, 7, 1, null, 'Main', 'main'), (1, 7, 2, 1, 'Crew & Watch 2', 'crew & watch 2'), (1, 7, 3, 1, 'Straße', 'straße');
    insert into folder (site_id, subsite_id, id, parent_id, name, name_key, deleted, deleted_path) overriding system value values (1, 7, 4, 1, 'Gone', 'gone', now(), 'gone');
    insert into tag (site_id, subsite_id, id, name, name_key) overriding system value values (1, 7, 5, 'Чай 会議', 'чай 会議');
    insert into tag (site_id, subsite_id, id, name, name_key, deleted) overriding system value values (1, 7, 6, 'Gone', 'gone', now());`,
  );
  const begin = async (noun: "folder" | "tag", id: number) =>
    (
      await read(
        `select begins from ${noun}_word where subsite_id = 7 and ${noun}_id = ${id} order by begins`,
      )
    ).map(({ begins }) => begins);
  expect(await begin("folder", 1)).toEqual([]);
  expect(await begin("folder", 2)).toEqual(["& watch 2", "2", "crew & watch 2", "watch 2"]);
  expect(await begin("folder", 3)).toEqual(["strasse"]);
  expect(await begin("folder", 4)).toEqual([]);
  expect(await begin("tag", 5)).toEqual(["ай 会議", "й 会議", "чай 会議", "会議", "議"]);
  expect(await begin("tag", 6)).toEqual([]);

  await client.query("update folder set name = 'Tides', name_key = 'tides' where id = 2");
  await client.query("update folder set deleted = null, deleted_path = null where id = 4");
  await client.query("update tag set deleted = null where id = 6");
  await client.query("update tag set deleted = now() where id = 5");
  await client.query(
    "insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values (1, 7, 9, 2, 'Ebb', 'ebb')",
  );
  const words = "select string_agg(begins || ' ' || name_key, ', ' order by begins) as words from";
  expect(await read(`${words} folder_word`)).toEqual([
    { words: "ebb ebb, gone gone, strasse straße, tides tides" },
  ]);
  expect(await read(`${words} tag_word`)).toEqual([{ words: "gone gone" }]);

  await client.query("delete from folder where id = 1");
  await client.query("delete from tag");
  expect(await read("select from folder_word union all select from tag_word")).toEqual([]);
});
