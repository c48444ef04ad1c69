import { readFileSync } from "node:fs";

/**
 * How long a thread has worked so far, in milliseconds, by the name that Linux has for it below `/proc`; null where the system
 * does not say it. What it waited for on a busy machine does not count.
 */
export function workOfThread(name: string | null): number | null {
  if (name === null) return null;
  try {
    const [worked] = readFileSync(`/proc/${name}/schedstat`, "utf8").split(" ");
    return Number(worked) / 1_000_000;
  } catch {
    return null;
  }
}
