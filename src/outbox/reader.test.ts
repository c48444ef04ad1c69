import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { configOf } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { defineEvent } from "#kernel/event.ts";
import { tellAll } from "#testing/outbox.ts";
import { type World, openWorld } from "#testing/world.ts";
import { type Listener, on, onLists } from "./listener.ts";
import { readOutbox } from "./reader.ts";
import { type Turns, openTurns } from "./turns.ts";

const noted = defineEvent<"noted", { word: string }>("noted", { publicChange: "nothing-public" });

let world: World;
let turns: Turns;
let elsewhere: Turns;
beforeAll(async () => {
  world = await openWorld();
  turns = openTurns(world.address);
  elsewhere = openTurns(world.address);
});
afterAll(async () => {
  await turns.close();
  await elsewhere.close();
  await world.close();
});

function reader(listener: Listener, its: Turns = turns) {
  const common = { mail: async () => {}, actorFor: async () => null, clock: () => new Date(), log: () => {} };
  return { database: world.database, turns: its, listener, ...common };
}

/** Notes each word, after `work` with it. */
function hearing(
  name: string,
  heard: string[],
  work: (word: string) => Promise<void> = async () => {},
): Listener {
  return on(noted, { name, about: ({ word }) => word }, async ({ word }) => {
    await work(word);
    heard.push(word);
  });
}

function announce(...words: string[]): Promise<void> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    for (const word of words) tx.announce(noted({ word }));
  });
}

it("tells every committed event once, in order", async () => {
  const heard: string[] = [];
  await announce("one");
  await announce("two");
  await tellAll(reader(hearing("once", heard)));
  await tellAll(reader(hearing("once", heard)));
  expect(heard).toEqual(["one", "two"]);
});

it("does not skip a transaction that commits after a later one", async () => {
  const heard: string[] = [];
  await tellAll(reader(hearing("late", [])));
  const slow = new pg.Client(configOf(world.address));
  await slow.connect();
  await slow.query("begin");
  await slow.query("insert into outbox (site_id, kind, facts) values ($1, 'noted', $2)", [
    world.siteId,
    { word: "slow" },
  ]);
  await announce("quick");
  await readOutbox(reader(hearing("late", heard)));
  expect(heard).toEqual([]);
  await slow.query("commit");
  await slow.end();
  await tellAll(reader(hearing("late", heard)));
  expect(heard).toEqual(["slow", "quick"]);
});

it("tells nothing of a change that was rolled back", async () => {
  const heard: string[] = [];
  await tellAll(reader(hearing("rolled", [])));
  const failing = inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    tx.announce(noted({ word: "never" }));
    throw new Error("changed our mind");
  });
  await expect(failing).rejects.toThrow("changed our mind");
  await announce("afterwards");
  await tellAll(reader(hearing("rolled", heard)));
  expect(heard).toEqual(["afterwards"]);
});

it("tells an event once over two processes at the same time (long)", async () => {
  const heard: string[] = [];
  await tellAll(reader(hearing("twice", [])));
  await announce("again");
  await Promise.all([
    tellAll(reader(hearing("twice", heard))),
    tellAll(reader(hearing("twice", heard), elsewhere)),
  ]);
  expect(heard).toEqual(["again"]);
});

it("what a process had begun when it was killed, another one is told", async () => {
  const heard: string[] = [];
  await tellAll(reader(hearing("killed", [])));
  await announce("begun", "behind");
  const dying = openTurns(world.address);
  const forever = new Promise<void>(() => {});
  let began = () => {};
  const hasBegun = new Promise<void>((resolve) => (began = resolve));
  const stuck = hearing("killed", [], () => {
    began();
    return forever;
  });
  void tellAll(reader(stuck, dying)).catch(() => {});
  await hasBegun;
  expect(await readOutbox(reader(hearing("killed", heard)))).toBe(false);
  await dying.close();
  await tellAll(reader(hearing("killed", heard)));
  expect(heard).toEqual(["begun", "behind"]);
});

it("gives a listener that wants lists many events at once, each list of one site and in order", async () => {
  const lists: string[][] = [];
  const listener = onLists(
    [noted],
    { name: "lists", about: ({ word }) => word, atOnce: 3 },
    async (events) => {
      lists.push(events.map(({ facts }) => facts.word));
    },
  );
  await tellAll(reader(listener));
  lists.length = 0;
  await announce("a", "b", "c", "d");
  await inTransaction(world.database, { siteId: world.other.siteId, access: "write" }, async (tx) =>
    tx.announce(noted({ word: "elsewhere" })),
  );
  await announce("e");
  await tellAll(reader(listener));
  expect(lists).toEqual([["a", "b", "c"], ["d"], ["elsewhere"], ["e"]]);
});
