import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { findFolders } from "#features/folders/search-store.ts";
import { readTree } from "#features/folders/store.ts";
import { findTags, readTags } from "#features/tags/store.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { openOwner } from "#testing/many-subsites.ts";
import { type World, actorOf, openNewWorld, within } from "#testing/world.ts";

// Folders and tags are found at the cost of those that are named so: Vera knows all of them, Xavi reads a page in each of many, the world reads in one.
let world: World;
beforeAll(async () => {
  world = await openNewWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterAll(() => world.close());

const most = 6;
const readers = ["vera", "xavi", "visitor"] as const;
const actors = () =>
  readers.map((who) => [who, actorOf(world, who === "visitor" ? who : world[who])] as const);

it("names cost what is named so, however many others there are, and of them as many looks as are shown (long)", async () => {
  await grow("Quay", 1, 40);
  await grow("Yard", 1, 300);
  const few = await costs("qu");
  await grow("Yard", 301, 900);
  expect(await costs("qu")).toEqual(few);
  await grow("Quay", 41, 80);
  const many = await costs("qu");
  // Xavi knows of each of the tags.
  expect(many[1]?.[1].tags.looks).toBe(few[1]?.[1].tags.looks);
  for (const [at, [who]] of few.entries()) {
    // An entry of the index for each name that begins so, no look for it.
    expect(many[at]?.[1].folders.rows, who).toBeLessThanOrEqual((few[at]?.[1].folders.rows ?? 0) + 40);
    expect(many[at]?.[1].tags.rows, who).toBeLessThanOrEqual((few[at]?.[1].tags.rows ?? 0) + 40);
    expect(many[at]?.[1].folders.looks, who).toBe(few[at]?.[1].folders.looks);
  }
});

it("who reads in few folders and who reads in many find those that their tree has (long)", async () => {
  for (const [who, actor] of actors())
    for (const typed of ["qu", "q 4", "yard", "12"]) {
      const isMeant = (name: string) =>
        typed.split(" ").every((each) =>
          name
            .toLowerCase()
            .split(" ")
            .some((word) => word.startsWith(each)),
        );
      const [folders, inTree, tags, all] = await within(world, actor, async (tx) => [
        (await findFolders(actor, typed, most, tx)).map(({ name }) => name),
        (await readTree(actor, tx, sayIn("en"))).map(({ name }) => name),
        (await findTags(actor, typed, most, tx)).map(({ name }) => name),
        (await readTags(actor, tx)).map(({ name }) => name),
      ]);
      expect([who, typed, folders]).toEqual([who, typed, inTree.filter(isMeant).sort().slice(0, most)]);
      expect([who, typed, tags]).toEqual([who, typed, all.filter(isMeant).slice(0, most)]);
    }
});

async function costs(typed: string) {
  const each = async (actor: Actor) => ({
    folders: await costOf(actor, (tx) => findFolders(actor, typed, most, tx)),
    tags: await costOf(actor, (tx) => findTags(actor, typed, most, tx)),
  });
  const costs: [string, Awaited<ReturnType<typeof each>>][] = [];
  for (const [who, actor] of actors()) costs.push([who, await each(actor)]);
  return costs;
}

/** Rows and entries of indexes that Postgres read of names, and how often it looked for names and readers. */
async function costOf(actor: Actor, find: (tx: Tx) => Promise<unknown>) {
  return within(world, actor, async (tx) => {
    // Planning looks around as well.
    await find(tx);
    const before = await counted(tx);
    await find(tx);
    const after = await counted(tx);
    return { rows: after.rows - before.rows, looks: after.looks - before.looks };
  });
}

async function counted(tx: Tx): Promise<{ rows: number; looks: number }> {
  const [row] = await run<{ rows: number; looks: number }>(
    tx,
    `select sum(pg_stat_get_xact_tuples_returned(relation.oid))::int as rows, sum(pg_stat_get_xact_numscans(relation.oid))::int as looks
     from pg_class relation left join pg_index on indexrelid = relation.oid
     where coalesce(indrelid, relation.oid)::regclass::text in ('folder', 'folder_word', 'tag', 'tag_word', 'page_reader', 'tag_reader') and $1 > 0`,
    [tx.siteId],
  );
  return row ?? { rows: 0, looks: 0 };
}

/** Folders and tags of a name, and in and on each of them a page for Xavi; the world reads the one with the number 12. */
async function grow(name: string, from: number, to: number): Promise<void> {
  const owner = await openOwner(world);
  const { siteId, mainFolderId, xavi } = world;
  for (const statement of growing)
    await owner.query(statement, [siteId, mainFolderId, name, from, to, principal("person", xavi.id)]);
  await owner.query("vacuum analyze");
  await owner.end();
}

const numbered = "$3 || ' ' || n, lower($3) || ' ' || n from generate_series($4::int, $5::int) n";
const typedAs = "$2::bigint > 0 and $6::bigint > 0";
const growing = [
  `insert into folder (site_id, subsite_id, parent_id, name, name_key) select $1, 0, $2, ${numbered} where $6::bigint > 0`,
  `insert into tag (site_id, subsite_id, name, name_key) select $1, 0, ${numbered} where ${typedAs}`,
  `insert into page (site_id, subsite_id, folder_id, title, title_key) select site_id, 0, id, name, name_key from folder
   where site_id = $1 and name like $3 || ' %' and split_part(name, ' ', 2)::int between $4 and $5 and ${typedAs}`,
  `insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
   select site_id, reader, id, false, folder_id, title_key, modified, created
   from page cross join unnest(array[$6::bigint, ${principal("public")}]) reader
   where site_id = $1 and title like $3 || ' %' and split_part(title, ' ', 2)::int between $4 and $5 and $2::bigint > 0
     and (reader = $6 or title = 'Quay 12')`,
  `insert into page_tag (site_id, subsite_id, page_id, tag_id) select $1, 0, page.id, tag.id from page join tag on tag.site_id = $1 and tag.name = page.title
   where page.site_id = $1 and ${typedAs} and $3 <> '' and $4::int <= $5::int on conflict do nothing`,
  `insert into tag_reader (site_id, principal_id, page_id, tag_id, may_edit, title_key, modified, created)
   select $1, reader.principal_id, page_tag.page_id, tag_id, false, title_key, modified, created
   from page_tag join page_reader reader on reader.site_id = $1 and reader.page_id = page_tag.page_id
   where ${typedAs} and $3 <> '' and $4::int <= $5::int on conflict do nothing`,
];
