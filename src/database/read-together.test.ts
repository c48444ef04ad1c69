import { afterAll, beforeAll, expect, it } from "vitest";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { apart } from "#calls/apart.ts";
import { readTogether } from "./read-together.ts";
import { type Tx, run } from "./transaction.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const together = <Result>(work: (tx: Tx) => Promise<Result>, siteId = world.siteId) =>
  readTogether(world.database, siteId, work);
const begun = async (tx: Tx) => {
  const [row] = await run<{ at: string }>(tx, "select now()::text || ' ' || pg_backend_pid() as at", []);
  return row?.at;
};
const folderName = async (tx: Tx) => {
  const rows = await run<{ name: string }>(tx, "select name from folder where site_id = $1", [world.siteId]);
  return rows[0]?.name;
};
const fails = (tx: Tx) => run(tx, "select 1 / 0 as nothing", []);

it("those who ask at the same moment share a transaction, six at most", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => together(begun)));
  expect(new Set(all.slice(0, 6)).size).toBe(1);
  expect(new Set(all.slice(5)).size).toBe(2);
});

it("whoever asks later sees what was saved meanwhile", async () => {
  for (const name of ["First", "Second"]) {
    await within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "update folder set name = $2 where site_id = $1", [world.siteId, name]),
    );
    expect(await Promise.all([together(folderName), together(folderName)])).toEqual([name, name]);
  }
});

it("two sites never share one", async () => {
  const site = async (tx: Tx) => {
    const [row] = await run<{ site: string }>(tx, "select current_setting('atrium.site') as site", []);
    return row?.site;
  };
  const other = world.siteId + 1;
  expect(await Promise.all([together(site), together(site, other)])).toEqual([`${world.siteId}`, `${other}`]);
});

it("one that fails fails alone, whatever of the others is under way", async () => {
  const slow = async (tx: Tx) => {
    await run(tx, "select pg_sleep(0.02)", []);
    return folderName(tx);
  };
  const [before, failed, after, last] = await Promise.allSettled(
    [folderName, fails, folderName, slow].map((work) => together<unknown>(work)),
  );
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  for (const each of [before, after, last])
    expect(each).toMatchObject({ status: "fulfilled", value: "Second" });
});

it("what can be done without fails by itself, as in a transaction of one's own", async () => {
  const work = async (tx: Tx) => {
    const tried = await apart(tx, () => fails(tx));
    return [tried.done, await folderName(tx)];
  };
  expect(await Promise.all([together(work), together(folderName)])).toEqual([[false, "Second"], "Second"]);
});
