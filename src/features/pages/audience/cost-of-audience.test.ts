import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, actorOf, openNewWorld, within } from "#testing/world.ts";
import { readAudience } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openNewWorld();
});
afterAll(() => world.close());

it("who sees a page is known by one look at its shares", async () => {
  const shares = [
    principal("editors"),
    principal("person", world.vera.id),
    principal("person", world.xavi.id),
  ];
  const page = await madePage(world, "Payroll", {
    shares: shares.map((principalId) => ({ principalId, mayEdit: false })),
  });
  await within(world, actorOf(world, world.olga), async (tx) => {
    const before = await looks(tx);
    const { editors, everyone, people, count } = await readAudience(page, tx);
    expect(await looks(tx)).toBe(before + 1);
    expect([editors, everyone, count]).toEqual([true, false, 2]);
    expect(new Set(people.map(({ id }) => id))).toEqual(new Set([world.vera.id, world.xavi.id]));
  });
});

/** How often this transaction has looked at shares of pages, by an index or without. */
async function looks(tx: Tx): Promise<number> {
  const [row] = await run<{ looks: number }>(
    tx,
    `select sum(pg_stat_get_xact_numscans(oid))::int as looks from pg_class
     where $1 > 0 and (oid = 'page_share'::regclass or oid in (select indexrelid from pg_index where indrelid = 'page_share'::regclass))`,
    [tx.siteId],
  );
  return row?.looks ?? 0;
}
