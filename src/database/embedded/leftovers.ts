import { readdirSync } from "node:fs";
import { runningPostmaster } from "./postmaster-file.ts";
import { isSessionOf } from "./process-identity.ts";

/**
 * Ends sessions that outlived their killed Postgres. Most notice by themselves, but one that is busy with a long query
 * would keep the next start waiting; what it does can no longer be committed.
 */
export function endLeftovers(clusterFolder: string): void {
  if (process.platform !== "linux" || runningPostmaster(clusterFolder)) return;
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  for (const pid of pids) {
    if (isSessionOf(pid, clusterFolder)) process.kill(pid, "SIGKILL");
  }
}
