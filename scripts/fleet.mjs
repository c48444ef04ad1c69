import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { holdPostgres } from "./held-postgres.mjs";
import { openProxy } from "./plain-proxy.mjs";

/** A process that ended by itself is started again after so long, in milliseconds. */
const pauseBeforeStart = 500;

/**
 * Several equal Atriums on one Postgres and one data folder of this machine, behind one plain proxy at `port`; they answer
 * at the ports after it. Whoever dies is started again. Without `databaseUrl` the Postgres is that of the data folder.
 */
export async function openFleet({ root, port, count, dataFolder, databaseUrl, environment = {}, tell }) {
  const database = databaseUrl ? null : await startPostgres(root, dataFolder);
  const address = process.env.ATRIUM_URL || `http://localhost:${port}`;
  const ports = Array.from({ length: count }, (_, at) => port + 1 + at);
  const settings = {
    ...process.env,
    MALLOC_ARENA_MAX: "2",
    ATRIUM_LOG: process.env.ATRIUM_LOG || "quiet",
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl ?? database.url,
    ATRIUM_DATA: dataFolder,
    ATRIUM_URL: address,
    ATRIUM_TRUSTED_PROXIES: "127.0.0.1",
    ...environment,
  };
  let isStopping = false;
  const members = ports.map((each) => ({ port: each, process: null }));

  function start(member) {
    const child = spawn(process.execPath, [path.join(root, "bin", "atrium.mjs")], {
      env: { ...settings, PORT: String(member.port) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    member.process = child;
    tell(`Process ${child.pid} starts at ${member.port}.`);
    child.once("exit", (code, signal) => {
      if (isStopping) return;
      tell(`Process ${child.pid} ended (${signal ?? code}); another one starts at ${member.port}.`);
      setTimeout(() => isStopping || start(member), pauseBeforeStart);
    });
  }

  members.forEach(start);
  const proxy = await openProxy({ port, ports, tell });
  return {
    address,
    ports,
    proxy,
    databaseUrl: settings.DATABASE_URL,
    pids: () => members.map(({ process: child }) => child.pid),
    /** Kills one without warning; it comes back by itself. */
    kill: (at) => members[at].process.kill("SIGKILL"),
    killDatabase: () => process.kill(postmasterPid(dataFolder), "SIGKILL"),
    close: async () => {
      isStopping = true;
      await proxy.close();
      await Promise.all(members.map(({ process: child }) => stop(child)));
      await database?.stop();
    },
  };
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

function startPostgres(root, dataFolder) {
  const trouble = "The Postgres did not start; it says why above.";
  return holdPostgres(root, ["scripts/own-postgres.ts", dataFolder], trouble);
}

function postmasterPid(dataFolder) {
  return Number.parseInt(readFileSync(path.join(dataFolder, "postgres", "postmaster.pid"), "utf8"), 10);
}
