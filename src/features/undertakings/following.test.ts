import { afterAll, beforeAll, expect, it } from "vitest";
import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { Refusal } from "#kernel/refusal.ts";
import { worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld } from "#testing/world.ts";
import { beginUndertaking, takeStep, turnAround } from "./machine-operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const told: string[][] = [];
const kind = (atOnce: number): UndertakingKind => ({
  name: "test-following",
  atOnce,
  apart: true,
  demand: async () => {},
  plan: async () => ["a", "b", "refused", "c", "d"].map((name) => ({ name, data: null })),
  step: async (_actor, { item }) => {
    if (item.name === "refused") throw new Refusal("person-not-found");
    return null;
  },
  undo: async (_actor, { item }) => {
    if (item.name === "b") throw new Refusal("person-not-found");
  },
  after: async (items) => void told.push(items.map(({ name }) => name)),
  words: {} as never,
  refusals: {},
});
const write = <Result>(work: (tx: Tx) => Promise<Result>) =>
  inTransaction(world.database, { siteId: world.siteId, access: "write" }, work);

it("what follows is told once of all that one transaction did or took back, and of nothing that was refused", async () => {
  const olga = actorOf(world, world.olga);
  const begin = (atOnce: number) =>
    write((tx) => beginUndertaking(olga, kind(atOnce), { input: {}, now: worldNow }, tx));
  const done = await begin(10);
  expect(told.splice(0)).toEqual([["a", "b", "c", "d"]]);
  await write((tx) => turnAround(olga, { kind: kind(10), row: done, now: worldNow }, tx));
  expect(told.splice(0)).toEqual([["d", "c", "a"]]);

  const { id } = await begin(0);
  expect(told).toEqual([]);
  const tools = { kinds: [anyKind(kind(0))], now: worldNow, log: () => {}, actorFor: async () => olga };
  const step = (mark: number, most: number) =>
    write((tx) => takeStep({ undertakingId: id, pass: "running", mark }, { ...tools, most }, tx));
  await step(0, 2);
  await step(2, 1);
  await step(3, 5);
  expect(told).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
