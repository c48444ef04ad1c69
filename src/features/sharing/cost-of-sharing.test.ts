import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import { previewBatchSharing } from "#features/properties/batches/contract.ts";
import { as } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, openNewWorld } from "#testing/world.ts";

let world: World;
let statements = 0;
beforeAll(async () => {
  const lent = await openNewWorld();
  const database = openDatabase(lent.address, 2);
  world = {
    ...lent,
    database,
    close: async () => {
      await database.end();
      await lent.close();
    },
  };
  database.pool.on("connect", (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      statements++;
      return ask(...given);
    }) as typeof client.query;
  });
  await query(
    world,
    `insert into person (site_id, name, name_key, email, role)
     select $1, 'P ' || at, 'p ' || at, 'p' || at || '@b.example', 'member' from generate_series(1, 500) at`,
  );
});
afterAll(() => world.close());

/** How many statements a call takes. */
async function costOf(call: Promise<{ success: boolean }>): Promise<number> {
  statements = 0;
  expect(await call).toMatchObject({ success: true });
  return statements;
}

it("lines of five hundred people are saved, and taken back, in as many statements as those of one (long)", async () => {
  const page_id = await madePage(world, "Crowd");
  const rows = await query<{ id: string }>(
    world,
    "select id from person where site_id = $1 and email like '%@b.example' order by id",
  );
  const ids = rows.map(({ id }) => id);
  const save = (who: readonly string[], line: object) => {
    const settings = JSON.stringify({ permission_state: Object.fromEntries(who.map((id) => [id, line])) });
    return costOf(as(world, world.olga).call(savePageEdit, { page_id, settings }));
  };
  const one = await save(ids.slice(0, 1), { view: true });
  const all = await save(ids.slice(1), { view: true });
  expect([all - one <= 2, all <= 60]).toEqual([true, true]);
  expect(await save(ids, { deleted: true })).toBeLessThanOrEqual(60);
});

it("who loses access to ten pages is found out in as many statements as of one (long)", async () => {
  const ids = [];
  for (let at = 0; at < 10; at++) ids.push(await madePage(world, `Page ${at}`));
  const lines = { all: { view: false } };
  const cost = (pages: readonly number[]) =>
    costOf(as(world, world.olga).call(previewBatchSharing, { ids: [...pages], lines }));
  const one = await cost(ids.slice(0, 1));
  expect(await cost(ids)).toBe(one);
});
