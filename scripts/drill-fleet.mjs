import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drillOwner } from "./drill-server.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureTools } from "./ensure-tools.mjs";
import { openFleet } from "./fleet.mjs";
import { Visitor } from "./visitor.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** How long the fleet, or a call, may take to come back, in milliseconds. */
const patience = 60_000;

/** A fleet of its own for a drill, with an owner, on a data folder that goes with it. */
export async function openDrillFleet({ name, port, count }) {
  ensureTools(root);
  ensureBuilt(root);
  const dataFolder = mkdtempSync(path.join(tmpdir(), "atrium-drill-"));
  const owner = drillOwner();
  const fleet = await openFleet({
    root,
    port,
    count,
    dataFolder,
    environment: {
      ATRIUM_OWNER_EMAIL: owner.email,
      ATRIUM_OWNER_PASSWORD: owner.password,
      ATRIUM_SITE_NAME: name,
    },
    tell: () => {},
  });

  async function untilItSucceeds(what, attempt) {
    const giveUp = Date.now() + patience;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > giveUp) throw new Error(`${what} does not succeed: ${error.message}`);
        await pause(50);
      }
    }
  }

  return {
    ...fleet,
    root,
    dataFolder,
    owner,
    untilItSucceeds,
    untilAllAreUp: () =>
      untilItSucceeds("Starting all processes", async () => {
        if (fleet.proxy.up() < count) throw new Error(`${fleet.proxy.up()} of ${count} are up`);
      }),
    /** A browser of the owner, as far as calls go, at the proxy or at one process. */
    async signIn(address = fleet.address) {
      const visitor = new Visitor(address);
      await untilItSucceeds("Signing in", () => visitor.signIn(owner));
      return visitor;
    },
    /** Ends the drill; the data of one that failed stays to be looked at. */
    async close(failed) {
      await fleet.close();
      if (failed) console.error(`The data stays in ${dataFolder}.`);
      else rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
