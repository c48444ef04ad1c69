import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import path from "node:path";

/** When a process began, in the system's own notation, so that a number used again is told apart; undefined when it is gone. */
export function beginningOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform !== "linux") return ps(pid, "lstart=");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}/${statOf(pid)?.started}`;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  // Where nobody collects orphans (Node as process 1 of a container), a dead process stays visible as a zombie.
  return process.platform !== "linux" || !["Z", "X", undefined].includes(statOf(pid)?.state);
}

/** Whether the process is the Postgres of this cluster, and not another program that got its number. */
export function isPostgresOf(pid: number, clusterFolder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return ps(pid, "command=")?.includes(clusterFolder) ?? false;
  const [command = "", ...args] = commandOf(pid);
  // A moved folder shows only in where the process works, and that is hidden from a root without all its powers.
  return (
    path.basename(command) === "postgres" && (args.includes(clusterFolder) || worksIn(pid, clusterFolder))
  );
}

/** Whether the process is a session or helper of that Postgres; known on Linux only. */
export function isSessionOf(pid: number, clusterFolder: string): boolean {
  return (
    process.platform === "linux" &&
    (commandOf(pid)[0] ?? "").startsWith("postgres: ") &&
    worksIn(pid, clusterFolder)
  );
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

function statOf(pid: number): { state: string | undefined; started: string | undefined } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may itself hold blanks and brackets; the fields after it are numbered from 3.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0], started: fields[19] };
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}
