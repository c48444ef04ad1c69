import PgBoss from "pg-boss";
import { type Database, type DatabaseAddress, configOf } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Storage } from "#storage/storage.ts";
import type { Job, JobTools } from "./job.ts";

export type Queue = { stop(): Promise<void> };

export type QueueOptions = {
  readonly address: DatabaseAddress;
  readonly database: Database;
  readonly jobs: readonly Job[];
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly siteIds: () => readonly number[];
  readonly log: (line: string) => void;
};

/**
 * Starts the queue in the schema `pgboss`: each job is scheduled by its cron and taken by one process; a failed one is
 * tried three times, with growing pauses.
 */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({ ...connectionOf(options.address), max: 2, application_name: "atrium-jobs" });
  boss.on("error", (error) => options.log(`jobs: ${String(error)}`));
  await boss.start();
  for (const job of options.jobs) {
    await boss.createQueue(job.name, { name: job.name, policy: "short", retryLimit: 3, retryBackoff: true });
    await boss.schedule(job.name, job.cron, undefined, { tz: "UTC" });
    await boss.work(job.name, { pollingIntervalSeconds: 30 }, () => job.work(toolsOf(options)));
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}

/** Runs a job once, now, in this process. */
export function runJob(job: Job, options: Omit<QueueOptions, "address" | "jobs" | "log">): Promise<void> {
  return job.work(toolsOf(options));
}

function toolsOf({
  database,
  storage,
  clock,
  siteIds,
}: Omit<QueueOptions, "address" | "jobs" | "log">): JobTools {
  return {
    now: clock(),
    storage,
    eachSite: async (step) => {
      for (const siteId of siteIds()) await inTransaction(database, { siteId, access: "write" }, step);
    },
    everywhere: async (text, values) => {
      await database.pool.query(text, [...values]);
    },
  };
}

function connectionOf(address: DatabaseAddress): PgBoss.DatabaseOptions {
  return typeof address === "string"
    ? { connectionString: address }
    : (configOf(address) as PgBoss.DatabaseOptions);
}
