import { workOfThread } from "#server/screens/rendering/thread-work.ts";

/**
 * How long this thread has worked so far, in milliseconds: neither what other threads of the process do nor what it waits for on
 * a busy machine. Where the system does not say it, the time that has passed.
 */
export function threadTime(): number {
  return workOfThread("thread-self") ?? performance.now();
}
