import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { folderCreated } from "#features/folders/events.ts";
import { type World, openWorld } from "#testing/world.ts";
import { type SiteChange, type Tail, openTail } from "./tail.ts";

let world: World;
let elsewhere: Database;
let tail: Tail;
const changed: SiteChange[][] = [];
const told: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  elsewhere = openDatabase(world.address, 2);
  tail = await openTail({
    pool: world.database.pool,
    sink: { begin: () => {}, next: (rows) => told.push(...rows.map(({ kind }) => kind)) },
    changed: (changes) => changed.push([...changes]),
  });
});
afterAll(async () => {
  await tail.stop();
  await elsewhere.end();
  await world.close();
});

/** A change by a process that dies before it can tell the others: nobody announces it on the line. */
const commitAndDie = () =>
  inTransaction(elsewhere, { siteId: world.siteId, access: "write" }, async (tx) =>
    tx.announce(folderCreated({ folderId: world.mainFolderId, name: "Tides" })),
  );

it("finds what a process committed that died before it said so (long)", async () => {
  await commitAndDie();
  await vi.waitFor(
    () => expect(changed).toContainEqual([{ siteId: world.siteId, change: "whole-site" }]),
    5000,
  );
  expect(tail.isFresh()).toBe(true);
});

it("finds it also while its place in the order is open, because another change takes long (long)", async () => {
  const slow = await elsewhere.pool.connect();
  await slow.query("begin; select pg_current_xact_id()");
  told.length = 0;
  changed.length = 0;
  await commitAndDie();
  tail.wake();
  await vi.waitFor(
    () => expect(changed).toContainEqual([{ siteId: world.siteId, change: "whole-site" }]),
    5000,
  );
  expect(told).toEqual([]);
  await slow.query("rollback");
  slow.release();
  await vi.waitFor(() => expect(told).toEqual(["folder-created"]), 5000);
});

it("tells of it once, however long that other change takes (long)", async () => {
  const slow = await elsewhere.pool.connect();
  await slow.query("begin; select pg_current_xact_id()");
  const whole = [{ siteId: world.siteId, change: "whole-site" }];
  const voted = { kind: "voted", facts: { pageId: 7 }, publicChange: { pages: [7] } };
  try {
    changed.length = 0;
    await commitAndDie();
    await vi.waitFor(() => expect(changed).toContainEqual(whole), 5000);
    await inTransaction(elsewhere, { siteId: world.siteId, access: "write" }, async (tx) =>
      tx.announce(voted),
    );
    tail.wake();
    await vi.waitFor(() => expect(changed.length).toBeGreaterThan(1), 5000);
  } finally {
    await slow.query("rollback");
    slow.release();
  }
  expect(changed).toEqual([whole, [{ siteId: world.siteId, change: { pages: [7] } }]]);
});
