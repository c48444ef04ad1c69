import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

/** Two sites as they were before: one with a home page and a menu, one whose home page was deleted. */
const before = `
insert into site (id, name, magic_key, homepage_id) overriding system value values (1, 'A', '', 20), (2, 'B', '', 99);
insert into folder (site_id, id, parent_id, name, name_key) overriding system value
  values (1, 10, null, 'Main', 'main'), (1, 11, 10, 'Docks', 'docks'), (2, 12, null, 'Main', 'main');
insert into page (site_id, id, folder_id, title, title_key, slug) overriding system value
  values (1, 20, 11, 'Home', 'home', 'home'), (2, 21, 12, 'Fog', 'fog', 'fog');
insert into page_address (site_id, slug_key, page_id) values (1, 'home', 20), (1, 'start', 20), (2, 'fog', 21);
insert into menu (site_id, items, previous, page_ids, folder_ids, revision, saved) values (1, '[]', '[]', '{}', '{}', 4, now());
`;

it("a flat site of before is its main group, with all that hung on the site, and nothing else (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade("2026-12-03-subsites", before);
  expect(await read("select site_id, id, slug, homepage_id from subsite order by site_id")).toEqual([
    { site_id: 1, id: 0, slug: "", homepage_id: 20 },
    { site_id: 2, id: 0, slug: "", homepage_id: null },
  ]);
  for (const table of ["folder", "page", "page_address", "menu"])
    expect(await read(`select distinct subsite_id from ${table}`), table).toEqual([{ subsite_id: 0 }]);
  expect(await read("select slug_key from page_address where site_id = 1 order by 1")).toEqual([
    { slug_key: "home" },
    { slug_key: "start" },
  ]);
  // A page lies in the subsite of its folder, and is the home of no other.
  await client.query("insert into subsite (site_id, slug) values (1, 'crew')");
  await expect(client.query("update page set subsite_id = (select max(id) from subsite)")).rejects.toThrow(
    "violates foreign key constraint",
  );
  await expect(
    client.query("update subsite set homepage_id = 21 where site_id = 1 and id = 0"),
  ).rejects.toThrow("violates foreign key constraint");
  await client.query("delete from page where id = 20");
  expect(await read("select homepage_id from subsite where site_id = 1 and id = 0")).toEqual([
    { homepage_id: null },
  ]);
  await client.query("delete from site");
  expect(await read("select from subsite")).toEqual([]);
});
