import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFolder, readTree } from "#features/folders/store.ts";
import { countList, readList, readTrashed } from "#features/pages/browsing/store.ts";
import { findTrashed, findTrashedAt, holdExpired, listTrash } from "#features/pages/trash/store.ts";
import { findTag, readTags } from "#features/tags/store.ts";
import { findPages } from "#features/pages/search-store.ts";
import { changesAfter, wholeDraft } from "#features/writing/drafts/changes-store.ts";
import {
  holdDiscarded,
  lastDiscarded,
  listDiscarded,
  readWriters,
} from "#features/writing/drafts/discarding/store.ts";
import { findEditing, holdDraft, pagesOfEndedLives, readableLives } from "#features/writing/drafts/store.ts";
import { findReadableFile, mayUseFile } from "#features/pages/attaching/readable-files-store.ts";
import { noteDraftFiles } from "#features/pages/attaching/store.ts";
import { listVersions } from "#features/versions/store.ts";
import { seedSite } from "#features/seeding/store.ts";
import { findPageAt } from "#features/pages/store.ts";
import { findPeople } from "#features/people/search-store.ts";
import { findCredentials, findSession } from "#features/sessions/store.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { worldNow } from "#testing/as.ts";
import { type World, openNewWorld, within } from "#testing/world.ts";
import { configOf } from "./connection.ts";
import { type Tx, run } from "./transaction.ts";

// Plans follow from statistics. At 8,000 pages every table that grows is already a hundred times larger than what a
// plan may read, so the choice is that of 100,000; the full size is for ATRIUM_PLANS_PAGES=100000, as it fills for a minute.
// The secondary indexes are taken away meanwhile and built again, which a server that is being read could not do.
const size = {
  pages: Number(process.env["ATRIUM_PLANS_PAGES"] ?? 8_000),
  people: 5000,
  folders: 100,
  tags: 500,
};
const rebuilt = ["search_document", "page_reader"];

/** Every page was edited twice and holds a file; one file in fifty is held by nobody. */
const draftsAndFiles = [
  `insert into page_draft (site_id, page_id, epoch, schema, state, state_seq, seq, base_version_id, published_seq, touched, closed)
   select site_id, id, epoch, 'old', '\\x00', 0, 2, 1, 2, page.created, case when epoch = 1 then page.created end
   from page, generate_series(1, 2) epoch where site_id = $1`,
  `insert into page_draft_change (site_id, page_id, epoch, seq, update, client, made)
   select site_id, page_id, epoch, place, '\\x00', 'tab', touched from page_draft, generate_series(1, 2) place
   where page_draft.site_id = $1`,
  `insert into file_blob (site_id, hash, key, size)
   select site_id, sha256(id::text::bytea), id::text, 1 from page where site_id = $1`,
  `insert into file (site_id, hash, name, size, type, uploader_id, created, touched)
   select site_id, sha256(id::text::bytea), 'fog.png', 1, 'image/png', creator_id, created, created
   from page where site_id = $1`,
  `insert into page_file (site_id, file_id, page_id, in_published, in_draft)
   select page.site_id, file.id, page.id, true, page.id % 2 = 0
   from page join file on file.site_id = page.site_id and file.hash = sha256(page.id::text::bytea)
   where page.site_id = $1 and page.id % 50 > 0`,
];

/** A tenth of the pages is in the trash. */
const trash = [
  "update page set trashed = page.created where site_id = $1 and id % 10 = 3",
  `insert into trash_editor (site_id, principal_id, page_id, trashed)
   select page.site_id, reader.principal_id, page.id, page.trashed
   from page join page_reader reader on reader.site_id = page.site_id and reader.page_id = page.id and reader.may_edit
   where page.site_id = $1 and page.trashed is not null`,
  `delete from page_reader using page where page_reader.site_id = $1 and page.site_id = $1 and page.id = page_reader.page_id
   and page.trashed is not null`,
];

let world: World;
let owner: pg.Client;
let guestworkerId: number;
let firstTag: number;
beforeAll(async () => {
  world = await openNewWorld();
  owner = new pg.Client(configOf(world.address));
  await owner.connect();
  const indexes = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid::regclass::text = any($1) and not indisprimary`,
    [rebuilt],
  );
  for (const { name } of indexes.rows) await owner.query(`drop index ${name}`);
  const seeded = await seedSite(world.database, size, {
    siteId: world.siteId,
    now: worldNow,
    passwordHash: null,
  });
  guestworkerId = seeded.guestworkerId;
  const { rows: tags } = await owner.query<{ id: string }>("select min(id) as id from tag");
  firstTag = Number(tags[0]?.id);
  await owner.query("set maintenance_work_mem = '256MB'");
  for (const { definition } of indexes.rows) await owner.query(definition);
  await owner.query(
    `insert into star (site_id, person_id, page_id)
     select page.site_id, fan.id, page.id from page
     join (select site_id, id, row_number() over (order by id) as place from person) fan
       on fan.site_id = page.site_id and fan.place = page.id % 100 + 1 limit 5000`,
  );
  await owner.query(
    `insert into session (site_id, token_hash, person_id) select site_id, sha256(id::text::bytea), id from person`,
  );
  for (const statement of [...draftsAndFiles, ...trash]) await owner.query(statement, [world.siteId]);
  await owner.query("vacuum analyze");
}, 600_000);
afterAll(async () => {
  await owner?.end();
  await world.close();
});

describe("on a large site, as the role that the server runs as, nothing reads a whole table", () => {
  const readers: readonly [string, SiteRole, () => number][] = [
    ["an owner", "owner", () => world.olga.id],
    ["a member", "member", () => world.vera.id],
    ["an external who sees one in a hundred", "external", () => guestworkerId],
  ];
  for (const [name, role, id] of readers) {
    const actor = (): Actor =>
      mintActor({ siteId: world.siteId, personId: id(), role, withSubsites: false, guestPageId: null });

    it(`the list of ${name}, in every order, with and without a folder`, async () => {
      for (const order of ["alphabet", "modified", "created"] as const)
        for (const folderId of [null, world.mainFolderId + 5]) {
          await expectIndexes((tx) => readList(actor(), { folderId, order }, 251, tx));
          await expectIndexes((tx) => countList(actor(), { folderId, order }, tx));
          const after = { order, pageId: 1, value: order === "alphabet" ? "m" : "1764000000000000" };
          await expectIndexes((tx) => readList(actor(), { folderId, order }, 65, tx, after));
          await expectIndexes((tx) => countList(actor(), { folderId, order }, tx, after));
        }
    });

    it(`the tags of ${name}, and the pages of one that is on many and of one that is on few`, async () => {
      await expectIndexes((tx) => readTags(actor(), tx));
      for (const tagId of [firstTag, firstTag + 499])
        for (const order of ["alphabet", "modified", "created"] as const) {
          await expectIndexes((tx) => findTag(actor(), tagId, tx));
          await expectIndexes((tx) => readList(actor(), { folderId: null, tagId, order }, 251, tx));
          await expectIndexes((tx) => countList(actor(), { folderId: null, tagId, order }, tx));
        }
    });

    it(`the trash of ${name}`, async () => {
      const since = new Date(0);
      await expectIndexes(async (tx) => {
        const rows = await listTrash(actor(), { since, most: 1001 }, tx);
        const ids = rows.slice(0, 250).map(({ id: each }) => each);
        await readTrashed(actor(), ids, tx);
        await findTrashed(actor(), ids[0] ?? 1, since, tx);
        await findTrashedAt(actor(), "seeded-777", since, tx);
        await holdExpired(new Date(0), 50, tx);
      });
    });

    it(`the tree of folders of ${name}`, async () => {
      await expectIndexes((tx) => readTree(actor(), tx, sayIn("en")));
      await expectIndexes((tx) => findFolder(actor(), world.mainFolderId + 5, tx));
    });

    it(`search as ${name} types, for rare and common words`, async () => {
      for (const typed of ["f", "fog", "captain", "checking l", "number 10042", "nosuchword", "whelchair"])
        await expectIndexes((tx) => findPages(actor(), { typed, most: 40 }, tx));
      await expectIndexes((tx) => findPeople(actor(), { typed: "fem", most: 12 }, tx));
    });
  }

  const member = () =>
    mintActor({
      siteId: world.siteId,
      personId: world.vera.id,
      role: "member",
      withSubsites: false,
      guestPageId: null,
    });

  it("a page by its address, a session by its token, credentials by e-mail", async () => {
    await expectIndexes((tx) => findPageAt(member(), "seeded-777", tx));
    const theirs = String(world.vera.id);
    await expectIndexes(async (tx) => {
      const read = async () => {
        const text =
          "select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'person'";
        return Number((await run<{ count: string }>(tx, text, []))[0]?.count);
      };
      const before = await read();
      expect(await findSession(theirs, worldNow, tx)).toMatchObject({ personId: world.vera.id });
      // Along an index that tells sites apart alone, everybody would be read as well.
      expect((await read()) - before).toBe(1);
    });
    await expectIndexes((tx) => findCredentials("vera@noordervaart.example", tx));
  });

  it("an edited page's draft, its changes and its versions", async () => {
    const editor = member();
    const pageId = await someId("page");
    await expectIndexes(async (tx) => {
      await findEditing(editor, pageId, tx);
      const draft = await holdDraft(pageId, tx);
      expect(draft).not.toBeNull();
      if (draft) await wholeDraft(draft, tx);
      if (draft) await changesAfter(draft, 1, tx);
      if (draft) await readWriters(draft, tx);
      if (draft) await lastDiscarded(draft, tx);
      await holdDiscarded({ pageId, epoch: 1, since: worldNow }, tx);
      await listDiscarded({ pageId, since: worldNow }, tx);
      await readableLives(pageId, worldNow, tx);
      await listVersions(editor, { pageId, before: null, most: 50 }, tx);
    });
  });

  it("a file for its reader and for its page", async () => {
    const [id, pageId] = [await someId("file"), await someId("page")];
    await expectIndexes(async (tx) => {
      expect(await findReadableFile(member(), id, worldNow, tx)).not.toBeNull();
      await mayUseFile(member(), id, tx);
      await noteDraftFiles(member(), { pageId, files: [id] }, tx);
    });
  });

  it("the drafts that ended, for the nightly job that forgets them", async () => {
    const long = new Date(worldNow.getTime() - 30 * 24 * 60 * 60 * 1000);
    await expectIndexes((tx) => pagesOfEndedLives({ before: long, most: 100 }, tx));
  });

  it("finds nobody else's pages: the external sees one in a hundred in lists and in search", async () => {
    const actor = mintActor({
      siteId: world.siteId,
      personId: guestworkerId,
      role: "external",
      withSubsites: false,
      guestPageId: null,
    });
    await within(world, actor, async (tx) => {
      expect(await countList(actor, { folderId: null, order: "alphabet" }, tx)).toBe(size.pages / 100);
      const found = await findPages(actor, { typed: "captain", most: 1000 }, tx);
      const own = await run<{ page_id: number }>(
        tx,
        "select page_id from page_reader where site_id = $1 and principal_id = any($2)",
        [world.siteId, actor.principals],
      );
      expect(found.length).toBeGreaterThan(size.pages / 1000);
      expect(own.map((row) => row.page_id)).toEqual(expect.arrayContaining(found.map((hit) => hit.id)));
    });
  });
});

async function someId(table: "page" | "file"): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `select id::float8 as id from ${table} where site_id = $1 order by id offset 777 limit 1`,
    [world.siteId],
  );
  return rows[0]?.id ?? 0;
}

/** Runs a store function and looks at the counters of the tables that grow with the site: no sequential scan begun. */
async function expectIndexes(work: (tx: Tx) => Promise<unknown>): Promise<void> {
  const grown = [
    "page",
    "page_reader",
    "page_tag",
    "tag_reader",
    "page_address",
    "search_document",
    "person",
    "session",
    "page_version",
    "star",
    "page_draft",
    "page_draft_change",
    "page_draft_writer",
    "page_file",
    "page_file_words",
    "file",
    "file_blob",
  ];
  const visitor = mintActor({
    siteId: world.siteId,
    personId: world.vera.id,
    role: "member",
    withSubsites: false,
    guestPageId: null,
  });
  await within(world, visitor, async (tx) => {
    const scans = () =>
      run<{ table: string; scans: number }>(
        tx,
        `select name as table, pg_stat_get_xact_numscans(name::regclass) as scans from unnest($1::text[]) name`,
        [grown],
      );
    const before = await scans();
    await work(tx);
    const after = await scans();
    expect(after.filter((row, at) => row.scans > (before[at]?.scans ?? 0))).toEqual([]);
  });
}
