import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import about from "../../../package.json" with { type: "json" };
import { CannotStart } from "./cannot-start.ts";
import { type Cluster, prepareCluster } from "./cluster.ts";
import { superuser } from "./initdb.ts";
import { type LockAttempt, takeLock } from "./lock.ts";
import { type Postmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { type PostgresAddress, readRunFile, removeRunFile, writeRunFile } from "./run-file.ts";
import { socketPort } from "./socket-folder.ts";
import { supervise } from "./supervisor.ts";

export type { PostgresAddress } from "./run-file.ts";

export type RunningPostgres = {
  readonly address: PostgresAddress;
  /** Whether it was already running: left behind by a killed Atrium, or joined. */
  readonly adopted: boolean;
  /** Settles as soon as connections are accepted again; at once while all is well. */
  whenUp(): Promise<void>;
  /** Hears of every start after a death; connections from before it are gone. */
  onRestart(listener: () => void): void;
  /** Writes down where the server answers, for others on this machine. */
  announceWeb(web: { host: string; port: number }): void;
  /** Stops Postgres, or only lets go of one that belongs to a running server. Close the connections first. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataFolder: string;
  readonly log: (line: string) => void;
};

const database = "atrium";
/** How often the command line looks whether the server has come up, in milliseconds. */
const glance = 100;

/** Starts the Postgres of the data folder for the server. Refuses when another Atrium has the folder. */
export async function startEmbedded(options: EmbeddedOptions): Promise<RunningPostgres> {
  const runFolder = openRunFolder(options.dataFolder);
  const lock = takeLock(runFolder, "server");
  if (!lock.taken) throw new CannotStart(inUse(lock, options.dataFolder));
  return startOwn(options, runFolder, lock);
}

/**
 * For the command line: joins the Postgres of the running server, else starts its own and stops it at the end.
 * While another command has its own running, this one waits for its turn.
 */
export async function joinOrStartEmbedded(
  options: EmbeddedOptions & { command: string },
): Promise<RunningPostgres> {
  const runFolder = openRunFolder(options.dataFolder);
  for (let told = false; ; told = true) {
    const lock = takeLock(runFolder, options.command);
    if (lock.taken) return startOwn(options, runFolder, lock);
    const joined = lock.holder?.what === "server" && joinServer(runFolder, lock.holder.pid);
    if (joined) return joined;
    if (!told) options.log(`Waiting for ${nameOf(lock)} to finish with ${options.dataFolder}.`);
    await pause(glance);
  }
}

async function startOwn(
  { dataFolder, log }: EmbeddedOptions,
  runFolder: string,
  lock: LockAttempt & { taken: true },
): Promise<RunningPostgres> {
  try {
    const cluster = await prepareCluster(path.resolve(dataFolder), about.version);
    const postmaster = await startReachable(cluster);
    const address = addressOf(cluster);
    const supervisor = supervise(cluster, postmaster, log);
    writeRunFile(runFolder, { pid: process.pid, postgres: address });
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      removeRunFile(runFolder);
      await supervisor.stop();
      lock.release();
    };
    return {
      address,
      adopted: postmaster.adopted,
      whenUp: supervisor.whenUp,
      onRestart: supervisor.onRestart,
      announceWeb: (web) => writeRunFile(runFolder, { pid: process.pid, postgres: address, web }),
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A Postgres taken over may have lost its socket (a cleared temporary folder); then only a new start helps. */
async function startReachable(cluster: Cluster): Promise<Postmaster> {
  const postmaster = await startPostmaster(cluster);
  try {
    await requireDatabase(addressOf(cluster));
    return postmaster;
  } catch (error) {
    await stopPostmaster(cluster, postmaster.pid);
    if (!postmaster.adopted) throw error;
    const fresh = await startPostmaster(cluster);
    await requireDatabase(addressOf(cluster));
    return fresh;
  }
}

async function requireDatabase(address: PostgresAddress): Promise<void> {
  const client = new pg.Client({ ...address, database: "postgres" });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [address.database]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(address.database)}`);
  } finally {
    await client.end();
  }
}

function joinServer(runFolder: string, serverPid: number): RunningPostgres | undefined {
  const run = readRunFile(runFolder);
  if (run?.pid !== serverPid) return undefined;
  return {
    address: run.postgres,
    adopted: true,
    whenUp: async () => {},
    onRestart: () => {},
    announceWeb: () => {},
    stop: async () => {},
  };
}

function openRunFolder(dataFolder: string): string {
  const runFolder = path.join(path.resolve(dataFolder), "run");
  try {
    if (!existsSync(dataFolder)) mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
    mkdirSync(runFolder, { recursive: true });
    chmodSync(runFolder, 0o700);
    return runFolder;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `Atrium can't write to its data folder ${dataFolder} (${reason}). Set ATRIUM_DATA to a folder of your own.`,
    );
  }
}

function addressOf(cluster: Cluster): PostgresAddress {
  return { host: cluster.socketFolder, port: socketPort, user: superuser, database };
}

function inUse(lock: LockAttempt & { taken: false }, dataFolder: string): string {
  return (
    `The data folder ${dataFolder} is in use by ${nameOf(lock)}. ` +
    "Stop that one first, or give this one its own folder with ATRIUM_DATA."
  );
}

function nameOf({ holder }: LockAttempt & { taken: false }): string {
  if (!holder) return "another Atrium";
  if (holder.what === "server") return `another Atrium (process ${holder.pid})`;
  return `the command "${holder.what}" (process ${holder.pid})`;
}
