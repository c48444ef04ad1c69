import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inTransaction } from "./transaction.ts";
import type { Signal } from "./connection.ts";
import { type Messages, openMessages } from "./messages.ts";
import { readSignal, signalMessages } from "#realtime/messages.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let line: Messages;
const told: unknown[] = [];
beforeAll(async () => {
  world = await openWorld();
  line = await openMessages(world.address);
  line.on("live", (about) => told.push(readSignal(about)));
  world.database.signal = (siteId, signals: readonly Signal[]) =>
    signalMessages(siteId, signals).forEach(line.announce);
});
afterAll(async () => {
  await line.close();
  await world.close();
});

const signal = (data: unknown, fail = false) =>
  inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    tx.signal("page:1", data);
    if (fail) throw new Error("changed our mind");
  });

it("signals reach every process after the commit, in order, equal ones as often as they were sent", async () => {
  await expect(signal("never", true)).rejects.toThrow("changed our mind");
  for (const data of ["a", "b", "a", '"\\'.repeat(1200)]) await signal(data);
  const expected = ["a", "b", "a", '"\\'.repeat(1200)].map((data) => [world.siteId, "page:1", data]);
  await vi.waitFor(() => expect(told).toEqual(expected), 5000);
});

it("a signal that no message could hold is a bug", async () => {
  await expect(signal("x".repeat(5000))).rejects.toThrow("5002 bytes");
});
