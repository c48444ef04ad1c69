import { spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { beginningOf } from "./process-identity.ts";

/** Who uses the data folder: the server, or a command of the command line by its name. */
export type Holder = { readonly pid: number; readonly beginning: string; readonly what: string };

export type LockAttempt =
  | { readonly taken: true; release(): void }
  | { readonly taken: false; readonly holder: Holder | undefined };

/**
 * Takes the data folder for this process, or says who has it. The kernel keeps the lock with the open file and drops it
 * however the process ends, also between containers that share the folder.
 */
export function takeLock(runFolder: string, what: string): LockAttempt {
  const file = path.join(runFolder, "atrium.lock");
  const fd = openSync(file, "a+", 0o600);
  const holder = readHolder(file);
  if (!lockDescriptor(fd, holder)) {
    closeSync(fd);
    return { taken: false, holder };
  }
  const own: Holder = { pid: process.pid, beginning: beginningOf(process.pid) ?? "", what };
  ftruncateSync(fd);
  writeSync(fd, JSON.stringify(own));
  return {
    taken: true,
    release: () => {
      ftruncateSync(fd);
      closeSync(fd);
    },
  };
}

/** Node has no flock of its own; the lock that a child takes on an inherited descriptor stays with ours after it ends. */
function lockDescriptor(fd: number, holder: Holder | undefined): boolean {
  const attempt = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "ignore", fd] });
  if (!attempt.error) return attempt.status === 0;
  // Without the program (macOS) the writing counts. Two starts in the same instant then meet at Postgres' own lock.
  return holder === undefined || beginningOf(holder.pid) !== holder.beginning;
}

export function readHolder(file: string): Holder | undefined {
  try {
    const found: Partial<Holder> = JSON.parse(readFileSync(file, "utf8"));
    if (typeof found.pid !== "number" || !found.beginning || !found.what) return undefined;
    return { pid: found.pid, beginning: found.beginning, what: found.what };
  } catch {
    return undefined;
  }
}
