import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { costOf, openOwner } from "#testing/many-subsites.ts";
import { type World, actorOf, openNewWorld } from "#testing/world.ts";
import { readWaiting } from "./store.ts";

// What waits costs what it shows: with twice as many drafts and unpublished pages of one's own, as many rows are read.
let world: World;
let owner: pg.Client;
beforeAll(async () => {
  world = await openNewWorld();
  owner = await openOwner(world);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

it("what waits for somebody is read at the cost of those that are shown, begun last first (long)", async () => {
  const { siteId, mainFolderId, ed } = world;
  const grow = async (from: number, to: number) => {
    for (const statement of begun) await owner.query(statement, [siteId, mainFolderId, ed.id, from, to]);
    await owner.query("vacuum analyze");
  };
  const actor = actorOf(world, ed);
  const read = () => costOf(world, (tx) => readWaiting(actor, 5, tx));
  await grow(1, 300);
  const small = await read();
  await grow(301, 600);
  const large = await read();
  expect(small.shown).toBe(5);
  expect(large).toEqual(small);
  expect(large.rows).toBeLessThan(100);

  const titles: string[] = [];
  await costOf(world, async (tx) => {
    const pages = await readWaiting(actor, 5, tx);
    titles.push(...pages.map(({ title }) => title));
    return pages;
  });
  // Every third was never published; pages of a later number were begun earlier.
  expect(titles).toEqual(["Tides 1", "Tides 2", "Tides 3", "Tides 4", "Tides 5"]);
});

const ago = (row: string) => `now() - ${row}::int * interval '1 minute'`;
const begun = [
  `insert into page (site_id, subsite_id, folder_id, title, title_key, creator_id, unpublished, modified)
   select $1, 0, $2, 'Tides ' || n, 'tides ' || n, $3, n % 3 = 0, ${ago("n")} from generate_series($4::int, $5::int) n`,
  `insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
   select $1, ${principal("everybody")}, id, true, folder_id, title_key, modified, created from page
   where site_id = $1 and folder_id = $2 and creator_id = $3 and split_part(title, ' ', 2)::int between $4 and $5`,
  `insert into page_draft (site_id, page_id, epoch, schema, state, state_seq, seq, base_version_id, published_seq, touched)
   select $1, id, 1, '', '', 1, 1, 0, 0, modified from page
   where site_id = $1 and folder_id = $2 and creator_id = $3 and not unpublished and split_part(title, ' ', 2)::int between $4 and $5`,
  `insert into page_draft_writer (site_id, page_id, epoch, person_id, since)
   select $1, id, 1, $3, modified from page
   where site_id = $1 and folder_id = $2 and creator_id = $3 and not unpublished and split_part(title, ' ', 2)::int between $4 and $5`,
];
