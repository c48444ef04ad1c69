import { spawn } from "node:child_process";
import { chmodSync, chownSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { commandAs, idsOf } from "./account.ts";
import { program } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import type { Cluster } from "./cluster.ts";
import { quietly } from "./initdb.ts";
import { endLeftovers } from "./leftovers.ts";
import { boundLog, lengthOf, textSince } from "./log-file.ts";
import { disownPostmasterFile, runningPostmaster } from "./postmaster-file.ts";
import { isPostgresOf } from "./process-identity.ts";
import { atriumSettings } from "./settings.ts";
import { socketPort } from "./socket-folder.ts";

/** A Postgres that accepts connections. */
export type Postmaster = {
  readonly pid: number;
  /** Whether it was already running. */
  readonly adopted: boolean;
  /** Settles when the process has ended, by whatever cause. */
  readonly ended: Promise<void>;
};

/** How often a state is looked at that nobody tells us about, in milliseconds. */
const glance = 10;
/** How long a fast stop may take before the rest is left to the recovery of the next start, in milliseconds. */
const patience = 60_000;
/** How long sessions may outlive their killed Postgres, in milliseconds. */
const grace = 500;

/** Those that this process started or took over: each is asked to stop when the process ends before it could wait for that. */
const running = new Map<number, () => void>();
process.on("exit", () => {
  for (const askToStop of running.values()) askToStop();
});

/** Takes over the Postgres that runs on this cluster, or starts one. There are never two. */
export async function startPostmaster(cluster: Cluster): Promise<Postmaster> {
  const found = runningPostmaster(cluster.folder);
  if (found && !found.stopping && startedAsWanted(cluster)) {
    const { pid } = found;
    const alive = () => isPostgresOf(pid, cluster.folder);
    if (await whenReady(cluster, pid, alive)) {
      const ended = gone(cluster, pid, { holdProcess: false });
      endWithUs(pid, ended, () => alive() && process.kill(pid, "SIGINT"));
      return { pid, adopted: true, ended };
    }
  }
  if (found) await stopPostmaster(cluster, found.pid);
  return launch(cluster);
}

/** Ends sessions, writes everything out and stops. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  if (!isPostgresOf(pid, cluster.folder)) return;
  process.kill(pid, "SIGINT");
  const timer = setTimeout(() => isPostgresOf(pid, cluster.folder) && process.kill(pid, "SIGQUIT"), patience);
  await gone(cluster, pid, { holdProcess: true });
  clearTimeout(timer);
}

/** The leftovers of a killed Postgres hold its memory for a moment; until they are gone a new one refuses. */
async function launch(cluster: Cluster): Promise<Postmaster> {
  const begun = Date.now();
  for (;;) {
    const outcome = await tryLaunch(cluster);
    if (typeof outcome !== "string") return outcome;
    const leftovers = /shared memory block|lock file/.test(outcome);
    if (!leftovers || Date.now() - begun > patience)
      throw new CannotStart(`Postgres didn't start: ${outcome}`);
    if (Date.now() - begun > grace) endLeftovers(cluster.folder);
    await pause(glance * 5);
  }
}

/** Answers the running Postgres, or its last words. */
async function tryLaunch(cluster: Cluster): Promise<Postmaster | string> {
  writeSettings(cluster);
  disownPostmasterFile(cluster.folder, cluster.socketFolder);
  boundLog(cluster.logFile);
  const before = lengthOf(cluster.logFile);
  const log = openSync(cluster.logFile, "a", 0o600);
  const [file, args] = commandAs(cluster.account, program(cluster.binaries, "postgres"), [
    "-D",
    cluster.folder,
  ]);
  // Its own session: neither Ctrl+C in the terminal nor our death reaches it.
  const child = spawn(file, args, {
    ...idsOf(cluster.account),
    ...quietly,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => resolve(void (over = true));
    child.once("exit", end).once("error", end);
  });
  if (child.pid) endWithUs(child.pid, ended, () => child.kill("SIGINT"));
  if (child.pid && (await whenReady(cluster, child.pid, () => !over)))
    return { pid: child.pid, adopted: false, ended };
  return textSince(cluster.logFile, before) || `${file} ended at once`;
}

function endWithUs(pid: number, ended: Promise<void>, askToStop: () => void): void {
  running.set(pid, askToStop);
  void ended.then(() => running.delete(pid));
}

async function whenReady(cluster: Cluster, pid: number, alive: () => boolean): Promise<boolean> {
  while (alive()) {
    const found = runningPostmaster(cluster.folder);
    if (found?.pid === pid && found.ready) return true;
    await pause(glance);
  }
  return false;
}

async function gone(cluster: Cluster, pid: number, { holdProcess }: { holdProcess: boolean }): Promise<void> {
  while (isPostgresOf(pid, cluster.folder)) await pause(glance * 5, undefined, { ref: holdProcess });
}

function startedAsWanted(cluster: Cluster): boolean {
  const file = settingsFile(cluster);
  return existsSync(file) && readFileSync(file, "utf8") === wantedSettings(cluster);
}

function writeSettings(cluster: Cluster): void {
  const file = settingsFile(cluster);
  writeFileSync(file, wantedSettings(cluster), { mode: 0o600 });
  chmodSync(file, 0o600);
  if (cluster.account.kind === "other") chownSync(file, cluster.account.uid, cluster.account.gid);
}

function wantedSettings({ binaries, socketFolder }: Cluster): string {
  return atriumSettings({ version: binaries.version, socketFolder, port: socketPort });
}

function settingsFile(cluster: Cluster): string {
  return path.join(cluster.folder, "atrium.conf");
}
