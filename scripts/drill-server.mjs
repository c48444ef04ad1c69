import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { Visitor } from "./visitor.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** How long the server, or a call, may take to come back, in milliseconds. */
const patience = 30_000;

/** A server of its own for a drill, with an owner, on a data folder that goes with it. `flags` are those of Node. */
export async function openDrillServer({ name, port, flags = [] }) {
  ensureInstalled(root);
  ensureBuilt(root);
  const dataFolder = mkdtempSync(path.join(tmpdir(), "atrium-drill-"));
  const place = { dataFolder, name, flags, port: Number(port ?? (await freePort())) };
  const owner = drillOwner();
  const address = `http://127.0.0.1:${place.port}`;
  let server = startServer(place, owner);

  async function untilItSucceeds(what, attempt) {
    const giveUp = Date.now() + patience;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
        if (Date.now() > giveUp) throw new Error(`${what} does not succeed: ${error.message}`);
        await pause(50);
      }
    }
  }

  return {
    root,
    address,
    owner,
    dataFolder,
    pid: () => server.pid,
    untilItSucceeds,
    /** A browser of the owner, as far as calls go. */
    async signIn() {
      const visitor = new Visitor(address);
      await untilItSucceeds("Signing in", () => visitor.signIn(owner));
      return visitor;
    },
    /** Kills it without warning and starts another one on the same data. */
    async killAndStart() {
      await ended(server, "SIGKILL");
      server = startServer(place, owner);
    },
    /** Ends the drill; the data of one that failed stays to be looked at. */
    async close(failed) {
      if (server.exitCode === null && server.signalCode === null) await ended(server, "SIGTERM");
      if (failed) console.error(`The data stays in ${dataFolder}.`);
      else rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Who owns the site of a drill. */
export function drillOwner() {
  return {
    email: process.env.ATRIUM_OWNER_EMAIL || "owner@example.org",
    password: process.env.ATRIUM_OWNER_PASSWORD || "kept through every crash",
  };
}

async function ended(server, signal) {
  const end = once(server, "exit");
  server.kill(signal);
  await end;
}

function startServer({ dataFolder, name, flags, port }, owner) {
  const environment = {
    ...process.env,
    MALLOC_ARENA_MAX: "2",
    ATRIUM_LOG: process.env.ATRIUM_LOG || "quiet",
    PORT: String(port),
    HOST: "127.0.0.1",
    ATRIUM_DATA: dataFolder,
    ATRIUM_OWNER_EMAIL: owner.email,
    ATRIUM_OWNER_PASSWORD: owner.password,
    ATRIUM_SITE_NAME: name,
  };
  for (const other of ["DATABASE_URL", "DATABASE_DIRECT_URL", "ATRIUM_URL", "SMTP_URL"])
    delete environment[other];
  return spawn(process.execPath, [...flags, path.join(root, "bin", "atrium.mjs")], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}
