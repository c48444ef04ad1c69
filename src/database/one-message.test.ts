import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type World, openWorld } from "#testing/world.ts";
import { ask, setReading } from "./one-message.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("what is asked in one breath leaves as one message and is answered each for itself, in the types of the driver", async () => {
  const client = await world.database.pool.connect();
  const query = vi.spyOn(client, "query");
  const at = new Date("2026-11-23T10:00:00Z");
  for (const _ of [1, 2]) {
    const answers = await Promise.all([
      ask(client, "select $1::bigint as number, $2::timestamptz as at, null as nothing", [7, at]),
      ask(client, "select from site where id = -1"),
      ask(client, "select * from unnest($1::text[]) with ordinality as each (word, place)", [["a,b", '"']]),
      ask(client, "select $1::jsonb as data, $2::bytea as bytes", [{ a: [1] }, Buffer.from([0, 255])]),
    ]);
    expect(answers).toEqual([
      [{ number: 7, at, nothing: null }],
      [],
      [
        { word: "a,b", place: 1 },
        { word: '"', place: 2 },
      ],
      [{ data: { a: [1] }, bytes: Buffer.from([0, 255]) }],
    ]);
  }
  expect(query).toHaveBeenCalledTimes(2);
  client.release();
});

it("those behind a failing one fail with it, and the connection is fit for the next", async () => {
  const client = await world.database.pool.connect();
  for (const _ of [1, 2]) {
    const texts = ["select 1 as one", "select 1 / $1::int as one", "select 3 as one", "begin"];
    const values = (at: number) => (at === 1 ? [0] : []);
    const [first, second, third, last] = await Promise.allSettled(
      texts.map((text, at) => ask(client, text, values(at))),
    );
    expect(first).toMatchObject({ status: "fulfilled", value: [{ one: 1 }] });
    expect(second).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    for (const each of [third, last])
      expect(each).toMatchObject({ status: "rejected", reason: { code: "25P02" } });
    expect(await ask(client, "select 3 as one")).toEqual([{ one: 3 }]);
    expect(await ask(client, "select 1 / $1::int as one", [1])).toEqual([{ one: 1 }]);
  }
  client.release();
});

it("a value that cannot be sent fails its own statement alone", async () => {
  const client = await world.database.pool.connect();
  const round: Record<string, unknown> = {};
  round["round"] = round;
  const [bad, good] = await Promise.allSettled([
    ask(client, "select $1::jsonb as data", [round]),
    ask(client, "select 1 as one"),
  ]);
  expect(bad.status).toBe("rejected");
  expect(good).toMatchObject({ status: "fulfilled", value: [{ one: 1 }] });
  client.release();
});

it("a plain question takes along what was asked before it", async () => {
  const client = await world.database.pool.connect();
  await client.query("begin");
  const asked = ask(client, "set local atrium.site = '12'");
  const { rows } = await client.query("select current_setting('atrium.site') as site");
  expect(rows).toEqual([{ site: "12" }]);
  await asked;
  await client.query("rollback");
  client.release();
});

it("what several ask in the same words of one reading is asked once, and each is given rows of their own", async () => {
  const client = await world.database.pool.connect();
  await client.query("create temporary sequence told");
  const told = (place: string) =>
    ask<{ at: string; data: { place: string } }>(
      client,
      "select nextval('told') as at, jsonb_build_object('place', $1::text) as data",
      [place],
    );
  const askThrice = () => Promise.all([told("bow"), told("bow"), told("stern")]);
  for (const isReading of [true, false]) {
    setReading(client, isReading);
    const [first, second, third] = await askThrice();
    expect(Number(second[0]?.at) - Number(first[0]?.at)).toBe(isReading ? 0 : 1);
    expect(Number(third[0]?.at) - Number(second[0]?.at)).toBe(1);
    expect(second[0]?.data).toEqual({ place: "bow" });
    expect(second[0]?.data === first[0]?.data).toBe(false);
  }
  setReading(client, true);
  const token = () =>
    ask(client, "select encode($1::bytea, 'hex') as token, 1 / $2::int as one", [Buffer.from([7]), 0]);
  const failed = await Promise.allSettled([token(), token()]);
  expect(failed.map((each) => each.status === "rejected" && each.reason.code)).toEqual(["22012", "22012"]);
  setReading(client, false);
  // The connection goes on to others, and with it what it made for itself.
  await client.query("drop sequence told");
  client.release();
});
