import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DatabaseAddress } from "#database/connection.ts";
import { openDrillFleet } from "../../scripts/drill-fleet.mjs";
import { memoryOf, runToEnd } from "../child.ts";
import { owner, startServerUnderTest } from "../server-under-test.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Every so many blows it is Postgres that is killed. */
const databaseEvery = 4;

/** Where the crowd goes: one Atrium, or several behind a proxy of which now and then one is killed. */
export type Place = {
  readonly base: string;
  readonly database: DatabaseAddress;
  readonly owner: { readonly email: string; readonly password: string };
  seed(...args: string[]): Promise<void>;
  /** Resident bytes of all its processes. */
  memory(): Promise<number>;
  /** Kills a process or Postgres without warning, and says which. Null where nothing may be killed. */
  readonly strike: ((blow: number) => string) | null;
  /** What the proxy knows; nothing without one. */
  summary(): string;
  close(): Promise<void>;
};

export async function onePlace(): Promise<Place> {
  const server = await startServerUnderTest();
  return {
    base: server.base,
    database: server.database,
    owner,
    seed: (...args) => server.command("seed", ...args),
    memory: () => memoryOf(server.pid),
    strike: null,
    summary: () => "",
    close: () => server.destroy(),
  };
}

export async function fleetPlace(count: number, port: number): Promise<Place> {
  const fleet = await openDrillFleet({ name: "Crowd", port, count });
  await fleet.untilAllAreUp();
  const env = { DATABASE_URL: fleet.databaseUrl, ATRIUM_DATA: fleet.dataFolder };
  return {
    base: fleet.address,
    database: fleet.databaseUrl,
    owner: fleet.owner,
    seed: (...args) => runToEnd([join(root, "bin/atrium.mjs"), "seed", ...args], { env, cwd: root }),
    memory: async () => {
      const each = await Promise.all(fleet.pids().map((pid) => memoryOf(pid).catch(() => 0)));
      return each.reduce((sum, bytes) => sum + bytes, 0);
    },
    strike: (blow) => {
      if (blow % databaseEvery === 0) {
        fleet.killDatabase();
        return "Postgres";
      }
      fleet.kill(blow % count);
      return `process ${(blow % count) + 1}`;
    },
    summary: () => {
      const { asked, askedAgain, failed } = fleet.proxy.figures;
      return `proxy: ${asked} requests, ${askedAgain} asked again, ${failed} not answered`;
    },
    close: () => fleet.close(false),
  };
}
