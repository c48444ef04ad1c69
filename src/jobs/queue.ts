import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import PgBoss from "pg-boss";
import { type Database, type DatabaseAddress, configOf } from "#database/connection.ts";
import { isLost } from "#database/failures.ts";
import { inTransaction } from "#database/transaction.ts";
import type { GuardedGet } from "#outgoing/guarded-get.ts";
import type { Storage } from "#storage/storage.ts";
import type { ReadText } from "#storage/texts/text-reader.ts";
import type { Job, JobTools } from "./job.ts";

export type Queue = { stop(): Promise<void> };

export type QueueOptions = {
  readonly address: DatabaseAddress;
  readonly database: Database;
  readonly jobs: readonly Job[];
  readonly storage: Storage;
  readonly outgoing: GuardedGet;
  readonly readText: ReadText;
  readonly clock: () => Date;
  readonly siteIds: () => readonly number[];
  readonly log: (line: string) => void;
  readonly onDone?: (outcome: JobOutcome) => void;
};

/** How one round of a job went. */
export type JobOutcome = {
  readonly job: string;
  readonly outcome: "done" | "failed";
  readonly ms: number;
  readonly error: unknown;
};

/**
 * Starts the queue in the schema `pgboss`: each job is scheduled by its cron and taken by one process; a failed one is
 * tried three times, with growing pauses.
 */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const turn = await takeTurn(options.address);
  try {
    return await start(options);
  } finally {
    await turn.end().catch(() => {});
  }
}

/** As `startQueue`, and tries again and again: a database that is restarted just then must not leave a process without jobs. */
export function keepQueue(options: QueueOptions, pause = 5000): Queue {
  const stop = new AbortController();
  const started = startUntil(options, { signal: stop.signal, pause });
  return {
    stop: async () => {
      stop.abort();
      await (await started)?.stop();
    },
  };
}

type Until = { readonly signal: AbortSignal; readonly pause: number };

async function startUntil(options: QueueOptions, { signal, pause }: Until): Promise<Queue | null> {
  while (!signal.aborted) {
    try {
      return await startQueue(options);
    } catch (error) {
      options.log(`The job queue did not start, and is tried again: ${String(error)}`);
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

/** Processes that make the queue's tables and schedules at the same time lock each other out; they go one by one. */
async function takeTurn(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(configOf(address));
  client.on("error", () => {});
  await client.connect();
  await client.query("select pg_advisory_lock(hashtextextended('atrium-jobs', 0))");
  return client;
}

async function start(options: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({ ...connectionOf(options.address), max: 2, application_name: "atrium-jobs" });
  boss.on("error", (error) => options.log(`jobs: ${String(error)}`));
  try {
    await boss.start();
    await schedule(boss, options);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}

async function schedule(boss: PgBoss, options: QueueOptions): Promise<void> {
  for (const job of options.jobs) {
    await boss.createQueue(job.name, { name: job.name, policy: "short", retryLimit: 3, retryBackoff: true });
    await boss.schedule(job.name, job.cron, undefined, { tz: "UTC" });
    await boss.work(job.name, { pollingIntervalSeconds: 30 }, () => watched(job, options));
  }
}

/** Does the job and says how it went; one that failed is tried again by the queue. */
async function watched(job: Job, options: QueueOptions): Promise<void> {
  const began = performance.now();
  const done = (outcome: JobOutcome["outcome"], error?: unknown) =>
    options.onDone?.({ job: job.name, outcome, ms: Math.round(performance.now() - began), error });
  try {
    await job.work(toolsOf(options));
    done("done");
  } catch (error) {
    done("failed", error);
    throw error;
  }
}

/** Runs a job once, now, in this process. */
export function runJob(job: Job, options: Omit<QueueOptions, "address" | "jobs">): Promise<void> {
  return job.work(toolsOf(options));
}

function toolsOf({
  database,
  storage,
  outgoing,
  readText,
  clock,
  siteIds,
  log,
}: Omit<QueueOptions, "address" | "jobs">): JobTools {
  return {
    now: clock(),
    clock,
    storage,
    outgoing,
    readText,
    log,
    ofOneSite: (siteId, step) => inTransaction(database, { siteId, access: "write" }, step),
    // A site whose step fails keeps no other from its turn; the job has failed all the same, and is tried again.
    eachSite: async (step, after = async () => {}) => {
      const failed: unknown[] = [];
      const turn = async (siteId: number) => {
        await inTransaction(database, { siteId, access: "write" }, step);
        await after(siteId);
      };
      for (const siteId of siteIds())
        await turn(siteId).catch((error: unknown) => {
          // Without a database no other site fares better, and each would wait for it ten seconds.
          if (isLost(error)) throw error;
          log(`A job failed for site ${siteId}: ${String(error)}`);
          failed.push(error);
        });
      if (failed.length > 0) throw failed[0];
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
