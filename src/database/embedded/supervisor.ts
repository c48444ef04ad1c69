import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { boundLog } from "./log-file.ts";
import { type Postmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";

/** Keeps a Postgres running until it is stopped on purpose. */
export type Supervisor = {
  /** Settles as soon as Postgres accepts connections: at once, unless it is being started again. */
  whenUp(): Promise<void>;
  /** Hears of every start after a death; connections from before it are gone. */
  onRestart(listener: () => void): void;
  stop(): Promise<void>;
};

/** Waits between attempts that fail, in milliseconds; the last one repeats. */
const waits = [0, 200, 1000, 5000];
const logCheck = 60_000;

export function supervise(cluster: Cluster, first: Postmaster, log: (line: string) => void): Supervisor {
  const listeners: (() => void)[] = [];
  let current = first;
  let stopping = false;
  let up = Promise.resolve();
  const logTimer = setInterval(() => boundLog(cluster.logFile), logCheck).unref();

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended;
      if (stopping) return;
      log("Postgres ended unexpectedly; starting it again.");
      const restarting = restart();
      up = restarting;
      await restarting;
      if (stopping) return;
      log("Postgres is running again.");
      for (const listener of listeners) listener();
    }
  }

  async function restart(): Promise<void> {
    current = (await startAgain(cluster, () => stopping, log)) ?? current;
  }

  void watch();
  return {
    whenUp: () => up,
    onRestart: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping = true;
      clearInterval(logTimer);
      await up;
      await stopPostmaster(cluster, current.pid);
    },
  };
}

/** Tries until it is running; null when it is to stop before that. */
async function startAgain(
  cluster: Cluster,
  isStopping: () => boolean,
  log: (line: string) => void,
): Promise<Postmaster | null> {
  for (let attempt = 0; !isStopping(); attempt += 1) {
    await pause(waits[Math.min(attempt, waits.length - 1)]);
    try {
      return isStopping() ? null : await startPostmaster(cluster);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  }
  return null;
}
