import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

const picture = (id: number) => ({ id, name: "boat.png", size: 9, type: "image/png", width: 40, height: 30 });
const announcement = (id: number) => ({
  kind: "Announcement",
  version: 1,
  content: { title: "Ice", text: "", label: "", href: "", picture: picture(id) },
});
const image = (id: number) => ({
  kind: "Image",
  version: 1,
  content: { file: picture(id), alt: "", caption: "", width: "page", opensLarge: true },
});
const markdown = (source: string) => ({ kind: "Markdown", version: 1, content: { source } });
const document = (...widgets: readonly object[]) =>
  JSON.stringify({
    rows: [],
    widgets: Object.fromEntries(widgets.map((widget, at) => [`widget0${at}`, widget])),
  });

/** Page 20 announces with three pictures, of which others stand elsewhere on it too; page 21 has a picture of its own; page 22 announced before. */
const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug) overriding system value values (1, 0, '');
insert into folder (site_id, subsite_id, id, parent_id, name, name_key) overriding system value values (1, 0, 10, null, 'Main', 'main');
insert into page (site_id, subsite_id, id, folder_id, title, title_key) overriding system value values
  (1, 0, 20, 10, 'Home', 'home'), (1, 0, 21, 10, 'Fleet', 'fleet'), (1, 0, 22, 10, 'Tides', 'tides');
insert into page_document (site_id, hash, document) values
  (1, '\\x20', '${document(announcement(1), announcement(2), announcement(3), image(2), markdown("see ![](/-/file/3/boat.png) and /-/file/11/x"))}'),
  (1, '\\x21', '${document(image(1))}'),
  (1, '\\x22', '${document(markdown("![](/-/file/4/boat.png)"))}'),
  (1, '\\x23', '${document(announcement(4))}');
insert into page_version (site_id, id, page_id, hash) overriding system value values
  (1, 30, 20, '\\x20'), (1, 31, 21, '\\x21'), (1, 32, 22, '\\x23'), (1, 33, 22, '\\x22');
update page set version_id = id + 10 where id < 22;
update page set version_id = 33 where id = 22;
insert into file_blob (site_id, hash, key, size) values (1, '\\x01', 'a', 9);
insert into file (site_id, id, hash, name, size, type, created, touched) overriding system value
  select 1, id, '\\x01', 'boat.png', 9, 'image/png', now(), now() from generate_series(1, 4) id;
insert into page_file (site_id, page_id, file_id, in_published) values
  (1, 20, 1, true), (1, 20, 2, true), (1, 20, 3, true), (1, 21, 1, true), (1, 22, 4, true);
`;

it("a picture that announcements alone show is for people of the site from now on, every other as before (long)", async () => {
  await database.upgrade("2026-12-26-files-of-home-blocks", before);
  expect(await database.read("select page_id, file_id from page_file where for_people")).toEqual([
    { page_id: 20, file_id: 1 },
  ]);
});
