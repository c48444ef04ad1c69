import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from "node:fs";

/** Postgres' log keeps to this many bytes, and as many in the one before it. */
const largestLog = 5 * 1024 * 1024;

/** Empties a log that has grown too large, keeping its text aside. Postgres appends, so it goes on at the new beginning. */
export function boundLog(file: string): void {
  if (!existsSync(file) || statSync(file).size <= largestLog) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

export function lengthOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

export function textSince(file: string, length: number): string {
  return existsSync(file) ? readFileSync(file).subarray(length).toString("utf8").trim() : "";
}
