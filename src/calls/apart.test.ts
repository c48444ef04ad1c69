import { afterAll, beforeAll, expect, it } from "vitest";
import { type World, openWorld } from "#testing/world.ts";
import { apart } from "./apart.ts";
import { inTransaction, run } from "#database/transaction.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inside = <Result>(access: "read" | "write", work: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(world.database, { siteId: world.siteId, access }, work);

it("a statement that fails apart takes nothing else of a reading with it, and the site is still bound", async () => {
  const people = await inside("read", async (tx) => {
    const count = () => run<{ count: number }>(tx, "select count(*)::int as count from person", []);
    const [before] = await count();
    for (let again = 0; again < 2; again++) {
      const came = await apart(tx, () => run(tx, "select no_such_column from person", []));
      expect(came).toMatchObject({ done: false, error: { code: "42703" } });
    }
    return { before, after: (await count())[0], read: await apart(tx, count) };
  });
  expect(people.before?.count).toBeGreaterThan(0);
  expect(people.after).toEqual(people.before);
  expect(people.read).toEqual({ done: true, result: [people.before] });
});

it("where something may have been written, the whole fails", async () => {
  const writing = inside("write", (tx) => apart(tx, () => Promise.reject(new Error("fog"))));
  await expect(writing).rejects.toThrow("fog");
});
