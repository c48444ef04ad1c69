import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listActivity } from "#features/activity/store.ts";
import { countUnread, listNotifications } from "#features/notifications/store.ts";
import { countPeople, listSubsites } from "#features/subsites/list-store.ts";
import { listPeopleOf } from "#features/subsites/membership/store.ts";
import { readBar, readStandingOf } from "#features/subsites/viewing-store.ts";
import { type Tx, run } from "#database/transaction.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
import { costOf, grow, openOwner } from "#testing/many-subsites.ts";
import { type World, actorOf, openNewWorld, within } from "#testing/world.ts";

// Lists cost what they show: in twice as many subsites, with twice as many people and pages, as many rows are read.
let world: World;
let owner: pg.Client;
let all: readonly number[] = [];
/** What was read of a small site and of one twice as large. */
let small: Read;
let large: Read;
beforeAll(async () => {
  world = await openNewWorld();
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
    // A screen brings the first ones; of the others up to 251 it is found out alone that they are there.
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

  it("the folder of each line of the feed is looked up along an index, in however many subsites", async () => {
    const read = await within(world, actorOf(world, world.olga), async (tx) => {
      // A small table is read as a whole, but where that is forbidden and an index serves.
      await run(tx, "set local enable_seqscan = off", []);
      await run(tx, "discard plans", []);
      const asked = { personId: null, before: null, most: 51, withPeople: true, withFolders: true };
      const before = await foldersRead(tx);
      await listActivity(inAll(), asked, tx);
      return (await foldersRead(tx)) - before;
    });
    expect(read).toBeLessThanOrEqual(2 * 51);
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

it("the bar of somebody in many subsites is the first of theirs by name and the one that is shown, at the cost of what it shows", async () => {
  const { siteId, olga } = world;
  // Nine before all others: one is archived, of one she is no member.
  await owner.query(
    `insert into subsite (site_id, slug, name, is_archived) select $1::bigint, 'early-' || n, 'Early ' || n, n = 2 from generate_series(1, 9) n
     union all select $1::bigint, 'late-' || n, 'late ' || n, false from generate_series(1, 40) n`,
    [siteId],
  );
  await owner.query(
    `insert into membership (site_id, subsite_id, person_id, role) select $1, id, $2, 'viewer' from subsite
     where site_id = $1 and (slug like 'early-%' or slug like 'late-%') and slug <> 'early-3'`,
    [siteId, olga.id],
  );
  const early = [1, 4, 5, 6, 7, 8, 9].map((n) => `early-${n}`);
  const bar = async (subsiteSlug: string) => {
    let slugs: string[] = [];
    const cost = await costOf(world, async (tx) => {
      const rows = await readBar({ ...inAll(), subsiteSlug }, tx);
      slugs = rows.map(({ slug, given }) => (given === null ? `${slug} (not in it)` : slug));
      return rows;
    });
    return { slugs, rows: cost.rows };
  };
  const { slugs, rows } = await bar("");
  expect(slugs).toEqual([...early, "late-1"]);
  // It is seen that they are in more than forty, then nine are looked up in which they may be.
  expect(rows).toBe(41 + 8);
  expect((await bar("late-30")).slugs).toEqual(["late-30", ...early]);
  expect((await bar("early-2")).slugs).toEqual(["early-2", ...early]);
  expect((await bar("early-3")).slugs).toEqual(["early-3 (not in it)", ...early]);
  expect((await bar("early-5")).slugs).toEqual([
    "early-5",
    ...early.filter((each) => each !== "early-5"),
    "late-1",
  ]);
  // In so few of those first by name that all of theirs are put in order.
  await owner.query(
    `insert into subsite (site_id, slug, name) select $1, 'before-' || n, 'before ' || n from generate_series(1, 120) n`,
    [siteId],
  );
  expect((await bar("")).slugs).toEqual([...early, "late-1"]);
});

/** Olga, who is in all subsites, in the main group or another one. */
function inAll(subsiteId = 0): Actor {
  const subsiteRoles = Object.fromEntries(all.map((id) => [id, "admin" as const]));
  const standing = { withSubsites: true, guestPageId: null, subsiteId, subsiteSlug: "", subsiteRoles };
  return mintActor({ siteId: world.siteId, personId: world.olga.id, role: "owner", ...standing });
}

async function foldersRead(tx: Tx): Promise<number> {
  const [row] = await run<{ count: number }>(
    tx,
    `select sum(pg_stat_get_xact_tuples_returned(relation.oid))::int as count from pg_class relation left join pg_index on indexrelid = relation.oid
     where coalesce(indrelid, relation.oid) = 'folder'::regclass and $1 > 0`,
    [tx.siteId],
  );
  return row?.count ?? 0;
}

async function readAll() {
  const { olga } = world;
  const { rows: subsites } = await owner.query<{ id: number }>(
    "select id::int from subsite where id <> 0 order by id",
  );
  all = subsites.map(({ id }) => id);
  const [first = 0] = all;
  const [actor, inFirst] = [inAll(), inAll(first)];
  const asked = { before: null, most: 51 };
  return {
    people: await costOf(world, async (tx) => (await listPeopleOf(first, { words: [], most: 60 }, tx)).rows),
    found: await costOf(
      world,
      async (tx) => (await listPeopleOf(first, { words: ["p", "000300"], most: 60 }, tx)).rows,
    ),
    subsites: await costOf(world, (tx) => listSubsites(actor, tx)),
    standing: await costOf(world, async (tx) =>
      Object.values((await readStandingOf(olga.id, tx)).roles).flat(),
    ),
    everybody: await costOf(world, async (tx) => Array<null>(await countPeople(tx)).fill(null)),
    bell: await costOf(world, async (tx) => Array<null>(await countUnread(actor, tx)).fill(null)),
    feed: await costOf(world, (tx) =>
      listActivity(actor, { ...asked, personId: null, withPeople: true, withFolders: true }, tx),
    ),
    feedOfOne: await costOf(world, (tx) =>
      listActivity(inFirst, { ...asked, personId: null, withPeople: true, withFolders: true }, tx),
    ),
    inbox: await costOf(world, (tx) => listNotifications(actor, { ...asked, filter: "all" }, tx)),
  };
}
