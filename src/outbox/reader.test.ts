import { afterAll, beforeAll, expect, it } from "vitest";
import { configOf } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { defineEvent } from "#kernel/event.ts";
import { tellAll } from "#testing/outbox.ts";
import { type World, openWorld } from "#testing/world.ts";
import pg from "pg";
import { on } from "./listener.ts";
import { readOutbox } from "./reader.ts";

const noted = defineEvent<"noted", { word: string }>("noted");

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function reader(name: string, heard: string[], work = async () => {}) {
  const listeners = [
    on(noted, async ({ word }) => {
      await work();
      heard.push(word);
    }),
  ];
  return {
    database: world.database,
    name,
    listeners,
    mail: async () => {},
    clock: () => new Date(),
    log: () => {},
  };
}

function announce(word: string): Promise<void> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) =>
    tx.announce(noted({ word })),
  );
}

it("tells every committed event once, in order", async () => {
  const heard: string[] = [];
  await announce("one");
  await announce("two");
  await tellAll(reader("once", heard));
  await tellAll(reader("once", heard));
  expect(heard).toEqual(["one", "two"]);
});

it("does not skip a transaction that commits after a later one", async () => {
  const heard: string[] = [];
  await tellAll(reader("late", []));
  const slow = new pg.Client(configOf(world.address));
  await slow.connect();
  await slow.query("begin");
  await slow.query("insert into outbox (site_id, kind, facts) values ($1, 'noted', $2)", [
    world.siteId,
    { word: "slow" },
  ]);
  await announce("quick");
  await readOutbox(reader("late", heard));
  expect(heard).toEqual([]);
  await slow.query("commit");
  await slow.end();
  await tellAll(reader("late", heard));
  expect(heard).toEqual(["slow", "quick"]);
});

it("tells nothing of a change that was rolled back", async () => {
  const heard: string[] = [];
  await tellAll(reader("rolled", []));
  const failing = inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    tx.announce(noted({ word: "never" }));
    throw new Error("changed our mind");
  });
  await expect(failing).rejects.toThrow("changed our mind");
  await announce("afterwards");
  await tellAll(reader("rolled", heard));
  expect(heard).toEqual(["afterwards"]);
});

it("tells an event again when the listener failed, and once over two readers at the same time", async () => {
  const heard: string[] = [];
  let failures = 1;
  const stumbling = async () => {
    if (failures-- > 0) throw new Error("mail server away");
  };
  await tellAll(reader("twice", []));
  await announce("again");
  await Promise.all([tellAll(reader("twice", heard, stumbling)), tellAll(reader("twice", heard, stumbling))]);
  expect(heard).toEqual(["again"]);
});
