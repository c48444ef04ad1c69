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
insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values (1, 0, 10, null, 'Main', 'main');
insert into page (site_id, subsite_id, id, folder_id, title, title_key, preview) overriding system value values
  (1, 0, 20, 10, 'Ships', 'ships', 'Our ships 1974'), (1, 0, 21, 10, 'Tides', 'tides', ''), (1, 0, 22, 10, 'Never', 'never', 'Never');
insert into page_document (site_id, hash, document) values (1, '\\x20', '{}');
insert into page_version (site_id, id, page_id, hash) overriding system value values (1, 30, 20, '\\x20'), (1, 31, 21, '\\x20');
update page set version_id = id + 10 where id < 22;
`;

it("beginnings of pages that say something are due to be told again (long)", async () => {
  await database.upgrade("2027-02-01-due-previews", before);
  expect(await database.read("select page_id from preview_due")).toEqual([{ page_id: 20 }]);
});
