import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { undoUndertaking } from "#features/undertakings/contract.ts";
import { as } from "#testing/as.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import { removePerson } from "../contract.ts";

/** What Vera was told of, and what others were told of that she did. */
const [told, toldOfHer] = [20_000, 30_000];

let built: BuiltWorld<SubsiteWorld>;
beforeAll(async () => {
  built = await openBuiltWorld(openSubsiteWorld);
}, 600_000);
afterAll(() => built.stop());

const ask = <Row>(text: string, ...values: readonly unknown[]) => {
  const { world } = built;
  return within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [world.siteId, ...values]));
};
const one = async (text: string, ...values: readonly unknown[]) =>
  (await ask<{ one: number }>(`select ${text} as one`, ...values))[0]?.one;
const veras = (table: string, column = "person_id") =>
  one(`(select count(*)::int from ${table} where site_id = $1 and ${column} = $2)`, built.world.vera.id);

type Task = { id: number; mark: number; state: string; items: number };
const task = async () =>
  (
    await ask<Task>(
      `select id::int, mark, state, (select count(*)::int from undertaking_item where site_id = $1) as items from undertaking where site_id = $1`,
    )
  )[0] as Task;

/** Kills the server without warning at up to four places on the way, first where it begins, and waits until the task is where it is to end. */
async function killedUntil(end: string, placeOf: (task: Task) => number): Promise<number[]> {
  const killed: number[] = [];
  for (;;) {
    const now = await task();
    if (now.state === end) return killed;
    if (killed.length < 4 && placeOf(now) >= (now.items * killed.length) / 5) {
      killed.push(placeOf(now));
      await built.crash();
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it("somebody who holds much is taken away once, and put back once, though the server is killed again and again each way", async () => {
  const { world } = built;
  const { vera, ed } = world;
  const tell = (whom: number, by: number | null, count: number) =>
    ask(
      `insert into notification (site_id, person_id, by_id, kind, asked_right, began, happened)
       select $1, $2, $3, 'asked', 'admin', now(), now() from generate_series(1, $4)`,
      whom,
      by,
      count,
    );
  await tell(vera.id, null, told);
  await tell(ed.id, vera.id, toldOfHer);
  expect(await as(world, world.olga).call(removePerson, { id: vera.id })).toMatchObject({ done: false });
  const { items } = await task();
  expect(items).toBeGreaterThan(150);

  const taken = await killedUntil("done", ({ mark }) => mark);
  expect(taken).toHaveLength(4);
  const fates = await ask("select state, done, failed from undertaking where site_id = $1");
  expect(fates).toEqual([{ state: "done", done: items, failed: 0 }]);
  expect(await veras("person", "id")).toBe(0);
  expect(await veras("notification")).toBe(0);
  expect(await veras("notification", "by_id")).toBe(0);
  expect(await veras("membership")).toBe(0);
  const kept = "(select count(*)::int from notification where site_id = $1 and person_id = $2)";
  expect(await one(kept, ed.id)).toBe(toldOfHer);
  const announced = "(select count(*)::int from outbox where site_id = $1 and kind = 'person-removed')";
  expect(await one(announced)).toBe(1);
  expect(await ask("select slug, people from subsite where site_id = $1 and slug = 'crew'")).toEqual([
    { slug: "crew", people: 2 },
  ]);

  const { id } = await task();
  await as(world, world.olga).call(undoUndertaking, { id });
  const back = await killedUntil("undone", ({ mark }) => items - mark);
  // The way back is short: a quick machine may be there after the first.
  expect(back.length).toBeGreaterThan(0);
  expect(await veras("person", "id")).toBe(1);
  expect(await veras("notification", "by_id")).toBe(toldOfHer);
  expect(
    await ask("select role from membership where site_id = $1 and person_id = $2 order by role", vera.id),
  ).toEqual([{ role: "editor" }, { role: "editor" }]);
  expect(await ask("select slug, people from subsite where site_id = $1 and slug = 'crew'")).toEqual([
    { slug: "crew", people: 3 },
  ]);
  expect(await one("(select count(*)::int from outbox where site_id = $1 and kind = 'person-invited')")).toBe(
    1,
  );
  process.stdout.write(
    `${items} items, killed at ${taken.join(", ")} and, on the way back, at ${back.join(", ")}\n`,
  );
}, 600_000);
