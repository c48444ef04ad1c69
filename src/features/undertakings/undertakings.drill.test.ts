import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { adding } from "#features/subsites/invites/adding-operations.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { makeSubsite } from "#features/subsites/store.ts";
import { actorOf, within } from "#testing/world.ts";
import { beginUndertaking } from "./machine-operations.ts";

const count = 600;
let built: BuiltWorld;
beforeAll(async () => {
  built = await openBuiltWorld();
}, 600_000);
afterAll(() => built.stop());

const ask = <Row>(text: string, ...values: readonly unknown[]) => {
  const { world } = built;
  return within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [world.siteId, ...values]));
};
const marks: number[] = [];
async function reaches(mark: number): Promise<void> {
  for (;;) {
    const [row] = await ask<{ mark: number; state: string }>(
      "select mark, state from undertaking where site_id = $1",
    );
    marks.push(row?.mark ?? 0);
    if (!row || row.mark >= mark || row.state !== "running") return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it("six hundred people are each added once, though the server is killed four times", async () => {
  const { world } = built;
  const olga = actorOf(world, world.olga);
  await ask("update site set with_subsites = true where id = $1");
  const subsiteId = await within(
    world,
    olga,
    async (tx) => (await makeSubsite({ slug: "fleet", name: "Fleet" }, tx))?.id ?? 0,
  );
  const given = Array.from({ length: count }, (_, at) => ({
    email: `sailor${at}@example.org`,
    name: `Sailor ${at}`,
  }));
  const input = { subsiteId, name: "Fleet", role: "viewer" as const, autoJoin: false };
  const actor = { ...olga, withSubsites: true };
  await within(world, actor, (tx) => beginUndertaking(actor, adding, { input, given, now: new Date() }, tx));
  const began = Date.now();
  const killedAt: number[] = [];
  for (const mark of [1, 150, 300, 450]) {
    await reaches(mark);
    killedAt.push(marks.at(-1) ?? 0);
    await built.crash();
  }
  await reaches(count);
  const [row] = await ask("select state, done, failed from undertaking where site_id = $1");
  expect(row).toEqual({ state: "done", done: count, failed: 0 });
  const [members] = await ask(
    "select count(*)::int as all from membership where site_id = $1 and subsite_id = $2",
    subsiteId,
  );
  expect(members).toEqual({ all: count });
  const [told] = await ask(
    `select count(*)::int as all, count(distinct facts ->> 'personId')::int as each from outbox where site_id = $1 and kind = 'person-invited'`,
  );
  expect(told).toEqual({ all: count, each: count });
  expect(killedAt.every((mark) => mark < count)).toBe(true);
  process.stdout.write(`${count} people in ${Date.now() - began} ms, killed at ${killedAt.join(", ")}\n`);
}, 600_000);
