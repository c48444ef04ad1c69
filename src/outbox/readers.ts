import type { Listener } from "./listener.ts";
import { type ReaderOptions, readOutbox } from "./reader.ts";

export type Readers = {
  /** Something was committed here or elsewhere: look now rather than at the next second. */
  wake(): void;
  stop(): Promise<void>;
};

/** Runs a reader for each named list of listeners: when woken, and each second for whatever came unheard. */
export function startReaders(
  options: Omit<ReaderOptions, "name" | "listeners">,
  lists: Readonly<Record<string, readonly Listener[]>>,
): Readers {
  const loops = Object.entries(lists).map(([name, listeners]) => loop({ ...options, name, listeners }));
  const timer = setInterval(() => loops.forEach((each) => each.wake()), 1000);
  timer.unref();
  return {
    wake: () => loops.forEach((each) => each.wake()),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(loops.map((each) => each.stop()));
    },
  };
}

function loop(options: ReaderOptions) {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  async function run(): Promise<void> {
    do {
      again = false;
      // A database that is being restarted is met again at the next second.
      await readOutbox(options).catch(() => 0);
    } while (again && !stopped);
    running = null;
  }
  return {
    wake: () => {
      if (stopped) return;
      if (running) again = true;
      else running = run();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
