import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listActivity } from "#features/activity/store.ts";
import { countUnread, listNotifications } from "#features/notifications/store.ts";
import { countPeople, listSubsites } from "#features/subsites/list-store.ts";
import { listPeopleOf } from "#features/subsites/membership/store.ts";
import { readStandingOf } from "#features/subsites/viewing-store.ts";
import { mintActor } from "#kernel/actor.ts";
import { costOf, grow, openOwner } from "#testing/many-subsites.ts";
import { type World, openWorld } from "#testing/world.ts";

// Lists cost what they show: in twice as many subsites, with twice as many people and pages, as many rows are read.
let world: World;
let owner: pg.Client;
/** What was read of a small site and of one twice as large. */
let small: Read;
let large: Read;
beforeAll(async () => {
  world = await openWorld();
  owner = await openOwner(world);
  await grow(owner, world, { from: 1, to: 10 });
  small = await readAll();
  await grow(owner, world, { from: 11, to: 20 });
  large = await readAll();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

type Read = Awaited<ReturnType<typeof readAll>>;

describe("with twice as many people, subsites and pages", () => {
  it("the people of a subsite are read at the cost of those who are shown", () => {
    // A screen brings the first sixty; of the others up to 251 it is found out alone that they are there.
    expect(large.people).toMatchObject({ shown: 60, looked: 60 });
    expect(large.people.rows).toBe(small.people.rows);
  });

  it("people found by name are looked up alone, whoever else is there", () => {
    expect(large.found).toMatchObject({ shown: 1, looked: 1 });
  });

  it("the list of subsites counts nobody: it reads one's own memberships", () => {
    expect(large.subsites).toMatchObject({ shown: 20, rows: 20, looked: 0 });
  });

  it("nobody is counted for the number of people on the site", () => {
    expect(large.everybody.shown).toBe(small.everybody.shown + 2000);
    expect(large.everybody).toMatchObject({ rows: 0, looked: 0 });
  });

  it("the bell counts a hundred unread lines in the same few walks along subsites, whatever they are about", () => {
    expect(large.bell.shown).toBe(100);
    expect(large.bell.sought).toBeLessThan(5);
    expect(large.bell.sought).toBe(small.bell.sought);
  });

  it("who asks is found in the same few walks, in however many subsites they are", () => {
    expect(large.standing).toMatchObject({ shown: 20, sought: small.standing.sought });
  });

  it.each([
    ["feed", 51],
    ["feedOfOne", 40],
    ["inbox", 51],
  ] as const)("the %s is read at the cost of what is shown", (list, shown) => {
    expect(large[list].shown).toBe(shown);
    expect(large[list].rows).toBe(small[list].rows);
  });
});

async function readAll() {
  const { olga } = world;
  const { rows: subsites } = await owner.query<{ id: number }>(
    "select id::int from subsite where id <> 0 order by id",
  );
  const all = subsites.map(({ id }) => id);
  const [first = 0] = all;
  const subsiteRoles = Object.fromEntries(all.map((id) => [id, "admin" as const]));
  const standing = { withSubsites: true, guestPageId: null, subsiteId: 0, subsiteSlug: "", subsiteRoles };
  const actor = mintActor({ siteId: world.siteId, personId: olga.id, role: "owner", ...standing });
  const inFirst = mintActor({
    siteId: world.siteId,
    personId: olga.id,
    role: "owner",
    ...standing,
    subsiteId: first,
  });
  const asked = { before: null, most: 51 };
  return {
    people: await costOf(world, async (tx) => (await listPeopleOf(first, { words: [], most: 60 }, tx)).rows),
    found: await costOf(
      world,
      async (tx) => (await listPeopleOf(first, { words: ["p", "000300"], most: 60 }, tx)).rows,
    ),
    subsites: await costOf(world, (tx) => listSubsites(actor, tx)),
    standing: await costOf(world, async (tx) => (await readStandingOf(olga.id, tx)).roles),
    everybody: await costOf(world, async (tx) => Array<null>(await countPeople(tx)).fill(null)),
    bell: await costOf(world, async (tx) => Array<null>(await countUnread(actor, tx)).fill(null)),
    feed: await costOf(world, (tx) =>
      listActivity(actor, { ...asked, personId: null, withPeople: true, withFolders: true }, tx),
    ),
    feedOfOne: await costOf(world, (tx) =>
      listActivity(inFirst, { ...asked, personId: null, withPeople: true, withFolders: true }, tx),
    ),
    inbox: await costOf(world, (tx) => listNotifications(actor, { ...asked, onlyUnread: false }, tx)),
  };
}
