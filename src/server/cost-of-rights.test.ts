import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTargets } from "#features/menu/store.ts";
import { listToTrash } from "#features/pages/filing/store.ts";
import { readMentioned } from "#features/pages/mentions/store.ts";
import { readChanged } from "#features/pages/overview/store.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { costOf, grow, openOwner } from "#testing/many-subsites.ts";
import { type World, openNewWorld } from "#testing/world.ts";

// Whether something may be read or edited is asked of what is shown: a person in hundreds of subsites has as many principals, and all that they read is
// not gathered for it. So on a site with twice as many subsites and pages, to all of which they have a right, as many rows are read.
let world: World;
let owner: pg.Client;
let small: Read;
let large: Read;
beforeAll(async () => {
  world = await openNewWorld();
  owner = await openOwner(world);
  await grow(owner, world, { from: 1, to: 30 });
  small = await readAll();
  await grow(owner, world, { from: 31, to: 60 });
  large = await readAll();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

type Read = Awaited<ReturnType<typeof readAll>>;

describe("for somebody in twice as many subsites, with twice as many pages", () => {
  it.each([
    ["the pages that are mentioned", "mentioned", 5],
    ["what items of a menu lead to", "targets", 3],
    ["what items of a menu lead an external to", "targetsOfExternal", 3],
    ["the pages of a folder that go to the trash", "toTrash", 40],
  ] as const)("%s: as many rows are read as before", (_, list, shown) => {
    expect(large[list].shown).toBe(shown);
    expect(large[list].rows).toBe(small[list].rows);
  });

  it("the pages that were changed last are read of those subsites alone that may have some", () => {
    expect(large.changed.shown).toBe(8);
    // Of each subsite its newest; of no more than forty of them as many as are looked at, which is forty.
    expect(large.changed.rows).toBeLessThan(60 + 40 * 41);
  });
});

async function readAll() {
  const { rows: subsites } = await owner.query<{ id: number; folder: number }>(
    `select subsite.id::int, folder.id::int as folder from subsite join folder on folder.subsite_id = subsite.id
     where subsite.id <> 0 and folder.parent_id is null order by subsite.id`,
  );
  const [first = { id: 0, folder: 0 }] = subsites;
  const { rows } = await owner.query<{ id: number }>(
    "select id::int from page where subsite_id = $1 order by id limit 5",
    [first.id],
  );
  const pages = rows.map(({ id }) => id);
  const all = Object.fromEntries(subsites.map(({ id }) => [id, "admin" as const]));
  const standing = { withSubsites: true, guestPageId: null, subsiteId: first.id, subsiteSlug: "many-1" };
  const as = (role: SiteRole, subsiteId = first.id): Actor =>
    mintActor({
      siteId: world.siteId,
      personId: world.olga.id,
      role,
      ...standing,
      subsiteId,
      subsiteRoles: all,
    });
  const actor = as("member");
  const items = [
    { type: "page", pageId: pages[0] },
    { type: "page", pageId: pages[1] },
    { type: "folder", folderId: first.folder },
  ].map((target, at) => ({ id: `i${at}`, title: "", target, items: [] })) as never;
  const targets = (reader: Actor) =>
    costOf(world, async (tx) => Object.values(await readTargets(reader, items, tx)).flat());
  return {
    mentioned: await costOf(world, (tx) => readMentioned(actor, { pageId: 0, people: [], pages }, tx)),
    targets: await targets(actor),
    targetsOfExternal: await targets(as("external")),
    toTrash: await costOf(world, (tx) => listToTrash(actor, [first.folder], tx)),
    changed: await costOf(world, (tx) => readChanged(as("member", 0), { most: 8, exceptId: 0 }, tx)),
  };
}
