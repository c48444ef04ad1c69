import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { hash } from "@node-rs/argon2";
import { urlIn } from "./database-server.ts";
import { setup } from "./postgres.ts";
import { type World, openWorld, worldPassword } from "./world.ts";

/** The built product serving the named world on a free port, as people run it. */
export type BuiltWorld<Opened extends World = World> = {
  readonly world: Opened;
  readonly url: string;
  /** What the server wrote to its log so far. */
  log(): string;
  isAlive(): boolean;
  /** Kills the server without warning, and starts it again at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/** A hash says itself what it costs to compare with: journeys sign in some six hundred times in a run, at a hundredth of what people's passwords cost. */
const light = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Everybody of the world has the world's password; `localhost` is the first site, the loopback's number the other one, Nora's. */
export function openBuiltWorld(): Promise<BuiltWorld>;
/** At that port, if one is given. */
export function openBuiltWorld<Opened extends World>(
  open: (passwordHash: string) => Promise<Opened>,
  port?: string,
): Promise<BuiltWorld<Opened>>;
export async function openBuiltWorld(
  open: (passwordHash: string) => Promise<World> = openWorld,
  port = "",
): Promise<BuiltWorld> {
  // A run of tests has its template already, and others go on with it.
  const removeTemplate = process.env["ATRIUM_TEST_WORLD"] === undefined ? await setup() : async () => {};
  const world = await open(await hash(worldPassword, light));
  await world.database.pool.query(
    "insert into site_host (host, site_id) values ('localhost', $1), ('127.0.0.1', $2)",
    [world.siteId, world.other.siteId],
  );
  const databaseUrl = urlIn(world.address, databaseOf(world));
  let server = await startServer(databaseUrl, port || "0");
  return {
    world,
    url: server.url,
    log: () => server.log.join(""),
    isAlive: () => server.child.exitCode === null,
    crash: async () => {
      const ended = once(server.child, "exit");
      server.child.kill("SIGKILL");
      await ended;
      server = await startServer(databaseUrl, new URL(server.url).port);
    },
    stop: async () => {
      await end(server.child);
      await world.close();
      await removeTemplate();
    },
  };
}

function databaseOf({ address }: World): string {
  if (typeof address === "string") throw new Error("a world's address is never a text");
  return address.database;
}

async function startServer(databaseUrl: string, port: string) {
  const own = { DATABASE_URL: databaseUrl, PORT: port, NODE_ENV: "development", ATRIUM_PSEUDO: "1" };
  const environment = { ATRIUM_LOG: "quiet", ...process.env, ...own };
  const child = spawn(process.execPath, ["bin/atrium.mjs"], { env: environment, detached: true });
  const log: string[] = [];
  child.stderr.on("data", (data) => void log.push(String(data)));
  const url = await Promise.race([addressOf(child), once(child, "exit").then(() => null)]);
  if (url === null) throw new Error(`Atrium did not start: ${log.join("")}`);
  return { child, log, url };
}

async function addressOf(
  child: ChildProcess & { stdout: NonNullable<ChildProcess["stdout"]> },
): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /ready at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return `http://localhost:${port}`;
  }
  return new Promise(() => {});
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
