import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inTransaction } from "#database/transaction.ts";
import { defineEvent } from "#kernel/event.ts";
import { tellAll } from "#testing/outbox.ts";
import { type World, openWorld } from "#testing/world.ts";
import { type Listener, on, onLists } from "./listener.ts";
import { startReaders } from "./readers.ts";
import { tellAgain } from "./retries.ts";
import { type Turns, openTurns } from "./turns.ts";

const said = defineEvent<"said", { to: string; word: string }>("said", { publicChange: "nothing-public" });

let world: World;
let turns: Turns;
let now = new Date("2026-11-21T12:00:00Z");
const logged: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  turns = openTurns(world.address);
});
afterAll(async () => {
  await turns.close();
  await world.close();
});

function reader(listener: Listener) {
  const common = {
    mail: async () => {},
    actorFor: async () => null,
    clock: () => now,
    log: (line: string) => void logged.push(line),
  };
  return { database: world.database, turns, listener, ...common };
}

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

function announce(...all: readonly (readonly [to: string, word: string])[]): Promise<void> {
  return inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    for (const [to, word] of all) tx.announce(said({ to, word }));
  });
}

it("a target that fails holds up no other, keeps its own order, and is tried after pauses that grow (long)", async () => {
  const heard: string[] = [];
  let isDown = true;
  let tries = 0;
  const listener = on(said, { name: "targets", about: ({ to }) => to }, async ({ to, word }) => {
    if (to === "vera" && ++tries && isDown) throw new Error("mail server away");
    heard.push(`${to} ${word}`);
  });
  await announce(["vera", "one"], ["ed", "one"], ["vera", "two"]);
  await tellAll(reader(listener));
  expect(heard).toEqual(["ed one"]);
  await announce(["vera", "three"], ["ed", "two"]);
  await tellAll(reader(listener));
  expect(heard).toEqual(["ed one", "ed two"]);
  expect(tries).toBe(1);
  for (const pause of [1, 2, 4, 8]) {
    const before = tries;
    later(pause - 0.001);
    await tellAgain(reader(listener));
    expect(tries, `before ${pause} seconds`).toBe(before);
    later(0.001);
    await tellAgain(reader(listener));
    expect(tries, `after ${pause} seconds`).toBe(before + 1);
  }
  isDown = false;
  later(16);
  await tellAgain(reader(listener));
  expect(heard).toEqual(["ed one", "ed two", "vera one", "vera two", "vera three"]);
  expect(logged).toEqual([expect.stringMatching(/^targets failed at event \d+ \(said\).*mail server away/)]);
});

it("of a list that fails only what fails is told again (long)", async () => {
  const heard: string[][] = [];
  let isDown = true;
  const named = { name: "listed", about: ({ to }: { to: string }) => to, atOnce: 100 };
  const listener = onLists([said], named, async (events) => {
    if (isDown && events.some(({ facts }) => facts.to === "xavi")) throw new Error("refused");
    heard.push(events.map(({ facts }) => `${facts.to} ${facts.word}`));
  });
  await tellAll(reader(listener));
  heard.length = 0;
  await announce(["ed", "1"], ["xavi", "1"], ["ada", "1"], ["xavi", "2"]);
  await tellAll(reader(listener));
  expect(heard).toEqual([["ed 1"], ["ada 1"]]);
  isDown = false;
  later(1);
  await tellAgain(reader(listener));
  expect(heard.slice(2)).toEqual([["xavi 1"], ["xavi 2"]]);
});

it("an event that never succeeds is given up after three days, and those behind it go on (long)", async () => {
  const heard: string[] = [];
  const listener = on(said, { name: "never", about: ({ to }) => to }, async ({ word }) => {
    if (word === "cursed") throw new Error("bad letter");
    heard.push(word);
  });
  await tellAll(reader(listener));
  heard.length = 0;
  logged.length = 0;
  await announce(["olga", "cursed"], ["olga", "next"]);
  await tellAll(reader(listener));
  for (let hour = 0; hour < 71; hour++) {
    later(3600);
    await tellAgain(reader(listener));
  }
  expect(heard).toEqual([]);
  for (let hour = 0; hour < 24; hour++) {
    later(3600);
    await tellAgain(reader(listener));
  }
  expect(heard).toEqual(["next"]);
  expect(logged.at(-1)).toMatch(/^never gave up on event \d+ \(said\) after 84 attempts/);
});

it("what goes on longer than it is waited for is not begun again beside itself, and told no more once it is done (long)", async () => {
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  const listener = on(said, { name: "slow", about: ({ to }) => to }, () => {
    return new Promise<void>((done, fail) => void ends.push({ done, fail }));
  });
  const slow = { ...reader(listener), patience: 20 };
  const parked = async () => {
    const text = "select due from listener_retry where listener = 'slow'";
    return (await world.database.pool.query<{ due: Date }>(text)).rows.map(({ due }) => due.getTime());
  };
  await world.database.pool.query("delete from outbox");
  await announce(["vera", "slow"]);
  await tellAll(slow);
  for (const seconds of [1, 60, 300]) {
    later(seconds);
    await tellAgain(slow);
  }
  expect([ends.length, (await parked()).length]).toEqual([1, 1]);
  ends[0]?.fail(new Error("refused after all"));
  await vi.waitFor(async () => expect(await parked()).toEqual([now.getTime() + 1000]));
  later(1);
  await tellAgain(slow);
  ends[1]?.done();
  await vi.waitFor(async () => expect(await parked()).toEqual([]));
  later(3600);
  await tellAgain(slow);
  expect(ends.length).toBe(2);
});

it("a listener that never ends stops no other, and what failed is told again by itself (long)", async () => {
  const heard: string[] = [];
  let failures = 1;
  const stuck = on(said, { name: "stuck", about: ({ to }) => to }, () => new Promise<void>(() => {}));
  const quick = on(said, { name: "quick", about: ({ to }) => to }, async ({ word }) => {
    if (word === "again" && failures-- > 0) throw new Error("once");
    heard.push(word);
  });
  await tellAll(reader(quick));
  heard.length = 0;
  const { listener: _, ...options } = reader(quick);
  const readers = startReaders({ ...options, clock: () => new Date() }, [stuck, quick]);
  await announce(["vera", "again"], ["ed", "first"]);
  readers.wake();
  await vi.waitFor(() => expect(heard).toEqual(["first", "again"]), 10_000);
  await announce(["ed", "second"]);
  readers.wake();
  await vi.waitFor(() => expect(heard).toEqual(["first", "again", "second"]), 10_000);
  void readers.stop();
}, 600_000);
