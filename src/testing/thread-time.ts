import { readFileSync } from "node:fs";

/**
 * How long this thread has worked so far, in milliseconds: neither what other threads of the process do nor what it waits for on
 * a busy machine. Where the system does not say it, the time that has passed.
 */
export function threadTime(): number {
  try {
    const [worked] = readFileSync("/proc/thread-self/schedstat", "utf8").split(" ");
    return Number(worked) / 1_000_000;
  } catch {
    return performance.now();
  }
}
