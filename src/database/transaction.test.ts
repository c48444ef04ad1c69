import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { configOf } from "./connection.ts";
import { inTransaction, run } from "./transaction.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const rename = "update folder set name = $2 where site_id = $1 returning name";
const olga = () => actorOf(world, world.olga);

async function folderName(): Promise<string | undefined> {
  const { siteId } = world;
  const rows = await inTransaction(world.database, { siteId, access: "read" }, (tx) =>
    run<{ name: string }>(tx, "select name from folder where site_id = $1", [siteId]),
  );
  return rows[0]?.name;
}

it("a change whose event cannot be written is not made, and the connection is fit for the next", async () => {
  const before = await folderName();
  const heard: unknown[] = [];
  world.database.afterCommit = (_, events) => void heard.push(...events);
  const unwritable = { kind: "renamed", facts: {}, publicChange: { pages: [Number.NaN] } };
  const changing = within(world, olga(), async (tx) => {
    await run(tx, rename, [world.siteId, "Lost"]);
    tx.announce(unwritable);
  });
  await expect(changing).rejects.toThrow("invalid input syntax");
  expect(await Promise.all(Array.from({ length: 8 }, folderName))).toEqual(Array(8).fill(before));
  expect(heard).toEqual([]);
});

it("a change and its event are there once it is answered", async () => {
  const event = { kind: "renamed", facts: { id: 1 }, publicChange: "nothing-public" } as const;
  await within(world, olga(), async (tx) => {
    await run(tx, rename, [world.siteId, "Kept"]);
    tx.announce(event);
  });
  expect(await folderName()).toBe("Kept");
  expect(await world.announced()).toContainEqual({ kind: "renamed", facts: { id: 1 } });
});

it("a reading ends by itself, though the clock of its process stands still", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await folderName();
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(openNow, { interval: 20 }).toBe(0);
});

it("many readings and changes at once leave nothing open behind them", async () => {
  const work = Array.from({ length: 40 }, async (_, at) => {
    if (at % 2 === 0) return folderName();
    await within(world, olga(), (tx) => run(tx, rename, [world.siteId, `Folder ${at}`]));
  });
  await Promise.all(work);
  await expect.poll(openNow, { interval: 20 }).toBe(0);
});

/** How many connections are in a transaction now. */
async function openNow(): Promise<number | null> {
  const watcher = new pg.Client(configOf(world.address));
  await watcher.connect();
  const { rowCount } = await watcher.query(
    "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  await watcher.end();
  return rowCount;
}

it("what a connection is asked after a reading goes out at once, and takes the end of the reading along", async () => {
  const before = await folderName();
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
  try {
    for (const _ of [1, 2, 3]) {
      expect(await folderName()).toBe(before);
      const { rows } = await world.database.pool.query(
        "select txid_current_if_assigned() as open, now() = statement_timestamp() as fresh",
        [],
      );
      expect(rows).toEqual([{ open: null, fresh: true }]);
    }
  } finally {
    vi.useRealTimers();
  }
});

it("what meets somebody else is done again, though the clock of its process stands still", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let rounds = 0;
  try {
    const changed = await within(world, olga(), async () => {
      rounds++;
      if (rounds < 3) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
      return "changed";
    });
    expect([changed, rounds]).toEqual(["changed", 3]);
  } finally {
    vi.useRealTimers();
  }
});

it("a reading that announces something is refused, and nobody hears of it", async () => {
  const heard: unknown[] = [];
  world.database.afterCommit = (_, events) => void heard.push(...events);
  const announcing = inTransaction(world.database, { siteId: world.siteId, access: "read" }, async (tx) => {
    tx.announce({ kind: "renamed", facts: {}, publicChange: "nothing-public" });
  });
  await expect(announcing).rejects.toThrow("read-only transaction");
  expect(heard).toEqual([]);
});
