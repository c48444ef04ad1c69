import { afterAll, beforeAll, expect, it } from "vitest";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const times = [
  ["2026-11-22 21:25:36.056789+00", Date.UTC(2026, 10, 22, 21, 25, 36, 56)],
  ["2026-01-02 03:04:05+00", Date.UTC(2026, 0, 2, 3, 4, 5)],
  ["0099-12-31 23:59:59.5+00", new Date("0099-12-31T23:59:59.500Z").getTime()],
  ["0044-03-15 12:00:00+00 BC", new Date("-000043-03-15T12:00:00Z").getTime()],
] as const;

it.each(times)("%s is read from Postgres as that moment", async (text, moment) => {
  const { rows } = await world.database.pool.query<{ at: Date }>("select $1::timestamptz as at", [text]);
  expect(rows[0]?.at.getTime()).toBe(moment);
});

it("a moment that never comes is read as the driver reads it", async () => {
  const { rows } = await world.database.pool.query("select 'infinity'::timestamptz as at", []);
  expect(rows).toEqual([{ at: Infinity }]);
});

it("a moment told in another zone is the same moment", async () => {
  const client = await world.database.pool.connect();
  await client.query("set timezone to 'Asia/Kolkata'");
  const { rows } = await client.query("select '2026-01-02 03:04:05.25+00'::timestamptz as at", []);
  client.release(true);
  expect(rows).toEqual([{ at: new Date("2026-01-02T03:04:05.250Z") }]);
});
