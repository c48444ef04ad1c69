import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import { configOf } from "#database/connection.ts";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import { folderRenamed } from "#features/folders/events.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import { worldNow } from "#testing/as.ts";
import { tries } from "#testing/properties.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { beginUndertaking, endNow, takeStep, turnAround } from "./machine-operations.ts";
import type { UndertakingRow } from "./model/undertaking.ts";
import { lockUndertaking } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const owner = new pg.Client(configOf(world.address));
  await owner.connect();
  await owner.query("create table effect (site_id bigint, place int, what text)");
  await owner.query("grant all on effect to public");
  await owner.end();
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query("delete from effect"));

type Input = { readonly count: number; readonly bad: readonly number[]; readonly buggy: readonly number[] };

let mayWork = true;
/** Items are done by a row and an event each; whatever is refused or breaks has tried both before. */
const marking: UndertakingKind<Input> = {
  name: "test-marking",
  atOnce: 0,
  demand: async () => {
    if (!mayWork) throw new Refusal("admins-only");
  },
  plan: async (_actor, { input: { count } }) =>
    Array.from({ length: count }, (_, place) => ({ name: `item ${place}`, data: place })),
  step: async (_actor, { input, item }, tx) => {
    const place = Number(item.data);
    await run(tx, "insert into effect values ($1, $2, 'done')", [tx.siteId, place]);
    tx.announce(folderRenamed({ folderId: place, name: "" }));
    if (input.bad.includes(place)) throw new Refusal("person-not-found");
    if (input.buggy.includes(place)) await run(tx, "select 1 / 0", []);
    return { was: place };
  },
  undo: async (_actor, { noted }, tx) => {
    const { was } = noted as { was: number };
    await run(tx, "delete from effect where site_id = $1 and place = $2", [tx.siteId, was]);
    tx.announce(folderRenamed({ folderId: -was - 1, name: "" }));
  },
  words: {} as never,
  refusals: {},
};

const kinds = [anyKind(marking)];
const write = <Result>(step: (tx: Tx) => Promise<Result>) =>
  inTransaction(world.database, { siteId: world.siteId, access: "write" }, step);
const ask = <Row>(text: string, values: readonly unknown[]) => write((tx) => run<Row>(tx, text, values));
const tools = {
  kinds,
  now: worldNow,
  log: () => {},
  actorFor: async (): Promise<Actor> => actorOf(world, world.olga),
};
const begin = (input: Input) =>
  within(world, actorOf(world, world.olga), (tx) =>
    beginUndertaking(actorOf(world, world.olga), marking, { input, now: worldNow }, tx),
  );
const rowOf = (id: number) => write((tx) => lockUndertaking(id, tx)) as Promise<UndertakingRow>;
const due = async (kinds: string) =>
  (await world.announced()).filter(({ kind }) => kind === kinds).map(({ facts }) => facts as never);
const effects = async () => {
  const { rows } = await world.database.pool.query<{ place: number }>(
    "select place from effect order by place",
  );
  return rows.map(({ place }) => place);
};

class Killed extends Error {}

/** Takes the step that is due; a kill lets the transaction end before its commit. */
async function step(row: UndertakingRow, isKilled: boolean, most = 4): Promise<void> {
  const asked = { undertakingId: row.id, pass: row.state as "running", mark: row.mark };
  await write(async (tx) => {
    await takeStep(asked, { ...tools, most }, tx);
    if (isKilled) throw new Killed();
  }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

type Deed = "step" | "kill" | "again" | "cancel" | "undo";

/** Does what was drawn, then lets what still moves come to its end. */
async function live(id: number, deeds: readonly Deed[]): Promise<UndertakingRow> {
  let before = await rowOf(id);
  for (const deed of deeds) {
    const row = await rowOf(id);
    const moves = row.state === "running" || row.state === "undoing";
    if (deed === "again") await step(before, false);
    if (moves && (deed === "step" || deed === "kill")) {
      before = row;
      await step(row, deed === "kill");
    }
    if (moves && deed === "cancel") await write((tx) => endNow(row, worldNow, tx));
    if (!moves && deed === "undo")
      await write((tx) =>
        turnAround(actorOf(world, world.olga), { kind: kinds[0] as never, row, now: worldNow }, tx),
      );
  }
  for (;;) {
    const row = await rowOf(id);
    if (row.state !== "running" && row.state !== "undoing") return row;
    await step(row, false);
  }
}

describe("an undertaking", () => {
  it("does each item once and takes each back once, killed, told twice, cancelled and undone anywhere (long)", async () => {
    const places = fc.uniqueArray(fc.nat(29), { maxLength: 4 });
    const deeds = fc.array(fc.constantFrom<Deed>("step", "kill", "again", "cancel", "undo"), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(30), places, places, deeds, deeds, async (count, bad, buggy, ...drawn) => {
        await world.database.pool.query("delete from effect");
        const seen = (await due("folder-renamed")).length;
        const { id } = await begin({ count, bad, buggy });
        await live(id, drawn[0]);
        const row = await live(id, ["undo", ...drawn[1]]);
        const items = await ask<{ place: number; fate: string }>(
          "select place, fate from undertaking_item where undertaking_id = $1 order by place",
          [id],
        );
        const of = (...fates: string[]) =>
          items.filter(({ fate }) => fates.includes(fate)).map(({ place }) => place);
        expect(await effects()).toEqual(of("done"));
        expect([row.done - row.undone, row.undone, row.failed]).toEqual([
          of("done").length,
          of("undone").length,
          of("refused", "broken").length,
        ]);
        expect(row.state === "done" ? of("waiting") : []).toEqual([]);
        expect(row.state === "undone" ? of("done") : []).toEqual([]);
        const told = (await due("folder-renamed")).slice(seen) as { folderId: number }[];
        const wanted = [...of("done", "undone"), ...of("undone").map((place) => -place - 1)];
        expect(told.map(({ folderId }) => folderId).toSorted((a, b) => a - b)).toEqual(
          wanted.toSorted((a, b) => a - b),
        );
      }),
      { numRuns: tries(60) },
    );
  });

  it("names what was refused and what broke, and does the rest", async () => {
    const lines: string[] = [];
    const { id } = await begin({ count: 5, bad: [1], buggy: [3] });
    const row = await rowOf(id);
    await write((tx) =>
      takeStep(
        { undertakingId: id, pass: "running", mark: 0 },
        { ...tools, log: (line) => lines.push(line) },
        tx,
      ),
    );
    expect(await effects()).toEqual([0, 2, 4]);
    expect(row.state).toBe("running");
    expect(await rowOf(id)).toMatchObject({ state: "done", done: 3, failed: 2, mark: 5 });
    expect(lines).toEqual([expect.stringContaining("division by zero")]);
    const rows = await ask(
      "select name, fate, reason ->> 'code' as code from undertaking_item where undertaking_id = $1 and reason is not null order by place",
      [id],
    );
    expect(rows).toEqual([
      { name: "item 1", fate: "refused", code: "person-not-found" },
      { name: "item 3", fate: "broken", code: "undertaking-item-failed" },
    ]);
  });

  it("stops with the refusal of a right that was lost, and where its person is gone", async () => {
    const first = await begin({ count: 3, bad: [], buggy: [] });
    mayWork = false;
    await step(await rowOf(first.id), false);
    mayWork = true;
    expect(await rowOf(first.id)).toMatchObject({
      state: "stopped",
      reason: { code: "admins-only" },
      done: 0,
    });
    const second = await begin({ count: 3, bad: [], buggy: [] });
    await ask("update undertaking set acting_id = null where id = $1", [second.id]);
    await step(await rowOf(second.id), false);
    expect(await rowOf(second.id)).toMatchObject({
      state: "stopped",
      reason: { code: "undertaking-person-gone" },
    });
    expect(await effects()).toEqual([]);
  });
});
