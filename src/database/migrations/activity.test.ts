import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

/** A page that was changed twice on one day and once on another, one of last year, and a draft; one of two people has come. */
const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug) overriding system value values (1, 0, '');
insert into person (site_id, id, email, name, name_key, role, password_hash, created) overriding system value
  values (1, 5, 'a@b.example', 'A', 'a', 'owner', 'x', now() - interval '40 days'), (1, 6, 'b@b.example', 'B', 'b', 'member', null, now());
insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values (1, 0, 10, null, 'Main', 'main');
insert into page (site_id, subsite_id, id, folder_id, title, title_key, creator_id, created, unpublished) overriding system value values
  (1, 0, 20, 10, 'Fog', 'fog', 5, now() - interval '30 days', false),
  (1, 0, 21, 10, 'Old', 'old', 5, now() - interval '300 days', false),
  (1, 0, 22, 10, 'Draft', 'draft', 5, now() - interval '2 days', true);
insert into page_document (site_id, hash, document) values (1, '\\x00', '{}');
insert into page_version (site_id, id, page_id, hash, author_id, made) overriding system value values
  (1, 30, 20, '\\x00', 5, now() - interval '30 days'),
  (1, 31, 20, '\\x00', 5, date_trunc('day', now()) - interval '9 days' + interval '9 hours'),
  (1, 32, 20, '\\x00', 5, date_trunc('day', now()) - interval '9 days' + interval '10 hours'),
  (1, 33, 20, '\\x00', 6, date_trunc('day', now()) - interval '8 days'),
  (1, 34, 21, '\\x00', 5, now() - interval '300 days'),
  (1, 35, 21, '\\x00', 5, now() - interval '200 days'),
  (1, 36, 22, '\\x00', 5, now() - interval '2 days'),
  (1, 37, 22, '\\x00', 5, now() - interval '1 day');
insert into outbox (site_id, kind, facts) values (1, 'page-changed', '{"pageId": 20, "versionId": 33}');
`;

it("a site of before begins with what its versions tell of ninety days, and hears nothing of that again (long)", async () => {
  const { read, upgrade } = database;
  await upgrade("2026-12-06-activity", before);
  expect(
    await read(
      "select kind, page_id, person_id, versions::int[] from activity order by page_id nulls last, happened",
    ),
  ).toEqual([
    { kind: "published", page_id: 20, person_id: 5, versions: [] },
    { kind: "edited", page_id: 20, person_id: 5, versions: [31, 32] },
    { kind: "edited", page_id: 20, person_id: 6, versions: [33] },
    { kind: "joined", page_id: null, person_id: 5, versions: [] },
  ]);
  const [position] = await read("select id from listener_position where listener = 'activity'");
  expect(position).toEqual((await read("select max(id) as id from outbox"))[0]);
});
