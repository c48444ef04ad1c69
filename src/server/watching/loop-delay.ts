import { monitorEventLoopDelay } from "node:perf_hooks";

export type LoopDelay = {
  /** How late the process is with what is due, in milliseconds: the smaller of the last two windows, so that one long piece of work counts for nothing. */
  lasting(): number;
  /** The mean of the last window, in milliseconds. */
  last(): number;
  stop(): void;
};

const resolution = 20;
const window = 1000;

/** Watches how late timers come. */
export function watchLoop(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let before = 0;
  let last = 0;
  const timer = setInterval(() => {
    before = last;
    // The histogram holds whole intervals; of an empty one the mean is not a number.
    last = Math.max(0, histogram.mean / 1e6 - resolution) || 0;
    histogram.reset();
  }, window);
  timer.unref();
  return {
    lasting: () => Math.min(before, last),
    last: () => last,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
