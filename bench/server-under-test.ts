import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseAddress } from "#database/connection.ts";
import { type Running, runToEnd, startChild } from "./child.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const entry = join(root, "bin/atrium.mjs");

/** As the README tells services to run it. */
const frugal = ["--max-old-space-size=1024", "--max-semi-space-size=16"];

/** Who the bench signs in as: the owner, and a member who sees one page in a hundred. */
export const owner = { email: "owner@bench.example", password: "bench the house" };
export const narrow = { email: "gerrit@seed.example", password: "bench the house" };

export type ServerUnderTest = {
  readonly base: string;
  readonly pid: number;
  readonly database: DatabaseAddress;
  /** Milliseconds from the start of the process to the first answer. */
  readonly startedIn: number;
  /** Starts again over the same data; `entry` in place of the program that ships. */
  restart(entry?: string): Promise<ServerUnderTest>;
  command(...args: string[]): Promise<void>;
  stop(): Promise<void>;
  /** Stops and forgets the data. */
  destroy(): Promise<void>;
};

/** A real Atrium as it ships, with its own Postgres, on an empty data folder. */
export async function startServerUnderTest(): Promise<ServerUnderTest> {
  return start(await mkdtemp(join(tmpdir(), "atrium-bench-")));
}

async function start(folder: string, program = entry): Promise<ServerUnderTest> {
  const env = environment(folder);
  const began = performance.now();
  const running = await startChild([...frugal, program], { env, cwd: root, until: /http:\/\// });
  const base = /http:\/\/[^\s]+/.exec(running.line)?.[0].replace(/\/$/, "") ?? "";
  await fetch(`${base}/health`);
  const startedIn = performance.now() - began;
  return {
    base,
    startedIn,
    pid: running.process.pid ?? 0,
    database: await databaseOf(folder),
    restart: async (other) => {
      await running.stop();
      return start(folder, other);
    },
    command: (...args) => runToEnd([entry, ...args], { env, cwd: root }),
    stop: () => running.stop(),
    destroy: () => destroy(running, folder),
  };
}

function environment(folder: string): Record<string, string> {
  return {
    PORT: "0",
    ATRIUM_DATA: folder,
    ATRIUM_SITE_NAME: "Bench",
    ATRIUM_OWNER_EMAIL: owner.email,
    ATRIUM_OWNER_PASSWORD: owner.password,
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
  };
}

async function databaseOf(folder: string): Promise<DatabaseAddress> {
  const { readdir } = await import("node:fs/promises");
  for (const name of await readdir(join(folder, "run"))) {
    if (!name.endsWith(".json")) continue;
    const run = JSON.parse(await readFile(join(folder, "run", name), "utf8")) as {
      postgres?: DatabaseAddress;
    };
    if (run.postgres) return run.postgres;
  }
  throw new Error("the run file names no Postgres");
}

async function destroy(running: Running, folder: string): Promise<void> {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}
