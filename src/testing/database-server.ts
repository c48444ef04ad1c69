import { randomBytes } from "node:crypto";
import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseAddress } from "#database/connection.ts";
import { startEmbedded } from "#database/embedded/embedded.ts";

export type TestServer = { readonly address: DatabaseAddress; stop(): Promise<void> };

/** The Postgres of ATRIUM_TEST_DATABASE_URL, else a throw-away one of our own that is gone after `stop`. */
export async function serverForTests(): Promise<TestServer> {
  const given = process.env["ATRIUM_TEST_DATABASE_URL"];
  return given ? { address: given, stop: async () => {} } : startThrowAway();
}

async function startThrowAway(): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(await roomInMemory(), "atrium-tests-"));
  const remove = () => rm(dataFolder, { recursive: true, force: true });
  try {
    const server = await startEmbedded({ dataFolder, log: (line) => console.error(line) });
    await loseNothingOfWorth(server.address);
    return {
      address: { ...server.address, database: "postgres" },
      stop: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Each test file copies a database: in memory that costs a third of the system's time. Elsewhere there is the folder for temporary files. */
async function roomInMemory(): Promise<string> {
  const memory = "/dev/shm";
  const room = await statfs(memory).catch(() => null);
  return room && room.bavail * room.bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

/** What the tests write need not outlive a power cut. */
async function loseNothingOfWorth(server: DatabaseAddress): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes", "autovacuum"])
    await onServer(server, `alter system set ${setting} = off`);
  await onServer(server, "select pg_reload_conf()");
}

/** The same server, another database. */
export function databaseIn(address: DatabaseAddress, database: string): Exclude<DatabaseAddress, string> {
  if (typeof address !== "string") return { ...address, database };
  const url = new URL(address);
  return {
    host: url.searchParams.get("host") ?? url.hostname,
    port: Number(url.searchParams.get("port") ?? (url.port || 5432)),
    user: decodeURIComponent(url.username),
    ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
    database,
  };
}

/** A database of the server as DATABASE_URL names it, for programs that are started by the tests. */
export function urlIn(server: DatabaseAddress, name: string): string {
  const { host, port, user, password, database } = databaseIn(server, name);
  const query = new URLSearchParams({ host, port: String(port) });
  const secret = password ? `:${encodeURIComponent(password)}` : "";
  return `postgres://${encodeURIComponent(user)}${secret}@localhost/${database}?${query}`;
}

let server: pg.Pool | null = null;

function poolOn(at: DatabaseAddress): pg.Pool {
  const pool = new pg.Pool({ ...databaseIn(at, "postgres"), max: 1, allowExitOnIdle: true });
  // The server may be stopped before the last process of the tests is.
  pool.on("error", () => {});
  return pool;
}

/**
 * A database of its own, copied from this one. Its files are copied as they are: writing every page to the log first takes
 * seven times as long.
 */
export async function copyOf(
  template: string | undefined,
): Promise<{ address: ReturnType<typeof databaseIn>; drop(): Promise<void> }> {
  const at = JSON.parse(process.env["ATRIUM_TEST_SERVER"] ?? "null") as DatabaseAddress;
  const name = `${process.env["ATRIUM_TEST_TEMPLATE"]}_${randomBytes(6).toString("hex")}`;
  // One connection for all copies: Postgres starts a process for each.
  server ??= poolOn(at);
  const pool = server;
  await pool.query(`create database ${name} template ${template} strategy file_copy`);
  return {
    address: databaseIn(at, name),
    drop: async () => void (await pool.query(`drop database ${name} with (force)`)),
  };
}

/** One statement on the server itself, outside any database of ours. */
export async function onServer(server: DatabaseAddress, statement: string): Promise<void> {
  const client = new pg.Client(databaseIn(server, "postgres"));
  await client.connect();
  await client.query(statement);
  await client.end();
}
