import pg from "pg";
import { type Database, type DatabaseAddress, configOf } from "#database/connection.ts";
import { type Backlog, type KnownListener, readBacklogs } from "#doctor/outbox.ts";
import { readJobStates } from "#doctor/jobs.ts";
import type { LoopDelay } from "./loop-delay.ts";
import type { Sample } from "./metrics.ts";

/** Where the figures of this moment come from. */
export type Watched = {
  readonly database: Database;
  /** The owner's way to the database, for what the server's role may not see. */
  readonly direct: DatabaseAddress;
  readonly listeners: readonly KnownListener[];
  readonly databaseAnswers: () => boolean;
  readonly sockets: () => number;
  readonly loop: LoopDelay;
  readonly version: string;
};

const patience = 3000;

/** What can be measured now; of a database that does not answer only that. */
export async function takeSamples(watched: Watched): Promise<Sample[]> {
  const { pool } = watched.database;
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const memory = { resident: rss, heap_used: heapUsed, heap_total: heapTotal, external };
  const inUse = pool.totalCount - pool.idleCount;
  return [
    { name: "atrium_info", labels: { version: watched.version, node: process.versions.node }, value: 1 },
    { name: "atrium_uptime_seconds", value: Math.round(process.uptime()) },
    { name: "atrium_database_up", value: watched.databaseAnswers() ? 1 : 0 },
    { name: "atrium_database_connections", labels: { state: "in use" }, value: inUse },
    { name: "atrium_database_connections", labels: { state: "idle" }, value: pool.idleCount },
    { name: "atrium_database_connections_most", value: pool.options.max ?? 0 },
    { name: "atrium_database_waiting", value: pool.waitingCount },
    { name: "atrium_sockets", value: watched.sockets() },
    { name: "atrium_event_loop_delay_seconds", value: watched.loop.last() / 1000 },
    ...Object.entries(memory).map(
      ([kind, value]) => ({ name: "atrium_memory_bytes", labels: { kind }, value }) as const,
    ),
    ...(await fromDatabase(watched).catch(() => [])),
  ];
}

/** On a connection of its own, so that the figures of a crowded pool come in time. */
async function fromDatabase({ direct, listeners }: Watched): Promise<Sample[]> {
  const times = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ ...configOf(direct), ...times });
  client.on("error", () => {});
  await client.connect();
  try {
    const backlogs = await readBacklogs(client, listeners);
    const jobs = await readJobStates(client);
    return [...backlogs.flatMap(lagOf), ...jobs.map(({ state, count }) => jobSample(state, count))];
  } finally {
    await client.end().catch(() => {});
  }
}

function lagOf({ listener, waiting, seconds, retries }: Backlog): Sample[] {
  return [
    { name: "atrium_outbox_waiting", labels: { listener }, value: waiting },
    { name: "atrium_outbox_retries", labels: { listener }, value: retries },
    { name: "atrium_outbox_lag_seconds", labels: { listener }, value: seconds },
  ];
}

function jobSample(state: string, count: number): Sample {
  return { name: "atrium_jobs", labels: { state }, value: count };
}
