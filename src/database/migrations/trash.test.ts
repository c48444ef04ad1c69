import { afterAll, beforeAll, expect, it } from "vitest";
import { principal, subsitePrincipal } from "#kernel/actor.ts";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

const everybody = principal("everybody");
const vera = principal("person", 5);
const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (1, 7, 'crew');
insert into folder (site_id, subsite_id, id, name, name_key) overriding system value values (1, 0, 10, 'Main', 'main'), (1, 7, 11, 'Main', 'main');
insert into page (site_id, subsite_id, id, folder_id, title, title_key, trashed) overriding system value values
  (1, 0, 20, 10, 'Long ago', 'long ago', '2026-01-01'), (1, 0, 21, 10, 'There', 'there', null), (1, 7, 22, 11, 'Crew', 'crew', '2026-01-02');
insert into page_share (site_id, page_id, principal_id, may_edit) values
  (1, 20, ${everybody}, false), (1, 20, ${vera}, true), (1, 21, ${vera}, true), (1, 22, ${vera}, true);
`;

it("what was taken away before lies in the trash from now on, for those who could edit it, and has its thirty days (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade("2026-12-20-trash", before);
  expect(await read("select id from page where trashed > now() - interval '1 hour' order by id")).toEqual([
    { id: 20 },
    { id: 22 },
  ]);
  expect(await read("select page_id, principal_id from trash_editor order by page_id, principal_id")).toEqual(
    [
      { page_id: 20, principal_id: principal("admins") },
      { page_id: 20, principal_id: vera },
      { page_id: 22, principal_id: subsitePrincipal("editor", 7) },
      { page_id: 22, principal_id: subsitePrincipal("admin", 7) },
    ],
  );
  expect(
    await read(
      "select from trash_editor editor join page on page.id = page_id where editor.trashed <> page.trashed",
    ),
  ).toEqual([]);
  await client.query(
    "insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values (1, 0, 12, 10, 'B', 'b')",
  );
  await client.query("update page set trashed_from = 12 where id = 20");
  await client.query("delete from folder where id = 12");
  expect(await read("select trashed_from from page where id = 20")).toEqual([{ trashed_from: null }]);
  await client.query("delete from page where id = 20");
  expect(await read("select from trash_editor where page_id = 20")).toEqual([]);
});
