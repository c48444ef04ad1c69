import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { sessionJobs } from "#features/sessions/jobs.ts";
import { findSession, startSession } from "#features/sessions/store.ts";
import { worldNow } from "#testing/as.ts";
import { groundOf } from "#testing/local-get.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { defineJob } from "./job.ts";
import { keepQueue, runJob, startQueue } from "./queue.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const common = () => ({
  database: world.database,
  ...groundOf(world),
  clock: () => worldNow,
  siteIds: () => [world.siteId, world.other.siteId],
  log: () => {},
});

it("forgets sessions a month after their last use, on every site, and no other", async () => {
  const tokens: { who: typeof world.vera; token: string; age: number }[] = [];
  for (const [who, age] of [
    [world.vera, 31],
    [world.vera, 29],
    [world.other.nora, 31],
  ] as const) {
    const began = new Date(worldNow.getTime() - age * day);
    const session = { personId: who.id, device: "", address: "" };
    tokens.push({
      who,
      age,
      token: await within(world, actorOf(world, who), (tx) => startSession(session, began, tx)),
    });
  }
  for (const job of sessionJobs) await runJob(job, common());
  const left = [];
  for (const { who, token, age } of tokens) {
    const longAgo = new Date(worldNow.getTime() - 25 * day);
    if (await within(world, actorOf(world, who), (tx) => findSession(token, longAgo, tx))) left.push(age);
  }
  expect(left).toEqual([29]);
});

it("gives each site its turn where another one fails, and has failed in the end", async () => {
  const turns: number[] = [];
  const followed: number[] = [];
  const lines: string[] = [];
  const job = defineJob({
    name: "failing-job",
    cron: "0 0 1 1 *",
    work: ({ eachSite }) =>
      eachSite(
        async ({ siteId }) => {
          turns.push(siteId);
          if (siteId === world.siteId) throw new Error("torn");
        },
        async (siteId) => void followed.push(siteId),
      ),
  });
  await expect(runJob(job, { ...common(), log: (line) => lines.push(line) })).rejects.toThrow("torn");
  expect(turns).toEqual([world.siteId, world.other.siteId]);
  expect(followed).toEqual([world.other.siteId]);
  expect(lines).toEqual([`A job failed for site ${world.siteId}: Error: torn`]);
});

it("schedules each job once, however many processes start at the same time (long)", async () => {
  const job = defineJob({ name: "test-job", cron: "0 0 1 1 *", work: async () => {} });
  const starting = Array.from({ length: 3 }, () =>
    startQueue({ ...common(), address: world.address, jobs: [job] }),
  );
  const queues = await Promise.all(starting);
  await vi.waitFor(async () => {
    const { rows } = await onOwner("select name, cron from pgboss.schedule");
    expect(rows).toEqual([{ name: "test-job", cron: "0 0 1 1 *" }]);
  });
  await Promise.all(queues.map((queue) => queue.stop()));
});

it("starts as soon as the database can be reached", async () => {
  const job = defineJob({ name: "late-job", cron: "0 0 1 1 *", work: async () => {} });
  const tries: string[] = [];
  let queue: ReturnType<typeof keepQueue> | undefined;
  await new Promise<void>((resolve) => {
    const address = { host: "127.0.0.1", port: 1, user: "nobody", database: "none" };
    const log = (line: string) => void (tries.push(line) === 2 && resolve());
    queue = keepQueue({ ...common(), address, jobs: [job], log }, 1);
  });
  await queue?.stop();
  expect(tries[0]).toContain("is tried again");
});

async function onOwner(text: string) {
  const { default: pg } = await import("pg");
  const { configOf } = await import("#database/connection.ts");
  const client = new pg.Client(configOf(world.address));
  await client.connect();
  const result = await client.query(text);
  await client.end();
  return result;
}
