const refreshEvery = 120_000;

/** One clock for every relative time of a page; its moment moves every two minutes while somebody watches (TIME-02). */
export type MinuteClock = {
  readonly moment: () => number;
  readonly watch: (changed: () => void) => () => void;
};

/** `renderedAt` is the moment of the server's rendering, so that the first rendering in the browser says the same. */
export function minuteClock(renderedAt: number, now: () => number): MinuteClock {
  const watchers = new Set<() => void>();
  let moment = renderedAt;
  let timer: ReturnType<typeof setInterval> | undefined;

  function refresh() {
    moment = now();
    for (const changed of watchers) changed();
  }

  function watch(changed: () => void) {
    watchers.add(changed);
    timer ??= setInterval(refresh, refreshEvery);
    // A page from a cache was rendered long ago.
    if (now() - moment >= refreshEvery) refresh();
    return () => {
      watchers.delete(changed);
      if (watchers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }

  return { moment: () => moment, watch };
}
