import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isPostgresOf } from "./process-identity.ts";
import { socketPort } from "./socket-folder.ts";

/** What Postgres writes about itself into its folder: its number, and how far its start or stop has come. */
export type PostmasterFile = { readonly pid: number; readonly ready: boolean; readonly stopping: boolean };

/** The Postgres that runs on this cluster now, if one does. */
export function runningPostmaster(clusterFolder: string): PostmasterFile | undefined {
  const found = readPostmasterFile(clusterFolder);
  return found && isPostgresOf(found.pid, clusterFolder) ? found : undefined;
}

/** No process ever gets this number. */
const nobody = 2_147_483_646;

/**
 * After a crash the old number may belong to another program by now, or to a dead process that nobody collected;
 * Postgres would refuse to start because of it. The rest of the file stays: with it Postgres finds out whether
 * sessions of the old one still live in its memory.
 */
export function disownPostmasterFile(clusterFolder: string, socketFolder: string): void {
  if (runningPostmaster(clusterFolder)) return;
  rmSync(path.join(socketFolder, `.s.PGSQL.${socketPort}.lock`), { force: true });
  const file = nameIn(clusterFolder);
  if (!existsSync(file)) return;
  writeFileSync(file, readFileSync(file, "utf8").replace(/^-?\d+/, String(nobody)));
}

function readPostmasterFile(clusterFolder: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(nameIn(clusterFolder), "utf8").split("\n");
    const pid = Math.abs(Number(lines[0]));
    const status = lines[7]?.trim();
    return pid > 1 ? { pid, ready: status === "ready", stopping: status === "stopping" } : undefined;
  } catch {
    return undefined;
  }
}

function nameIn(clusterFolder: string): string {
  return path.join(clusterFolder, "postmaster.pid");
}
