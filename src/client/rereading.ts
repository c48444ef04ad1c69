/** Reads something anew, quietly, when there is news of it. */
export type Rereading = {
  readonly soon: () => void;
  readonly now: () => void;
  readonly stop: () => void;
};

/** One reading at a time for any amount of news; while the tab is hidden, none. `read` gives false when nobody was reached. */
export function openRereading(read: () => Promise<boolean>): Rereading {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let misses = 0;
  let isStopped = false;

  function soon(): void {
    // Not everybody who reads a page at the same moment; and what comes thick and fast is read once.
    const pause = misses > 0 ? Math.min(30_000, 1000 * 2 ** misses) : 50;
    timer ??= setTimeout(whenSeen, pause + Math.random() * 200);
  }

  function whenSeen(): void {
    if (document.hidden) document.addEventListener("visibilitychange", whenSeen, { once: true });
    else now();
  }

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isStopped) void readNow();
  }

  async function readNow(): Promise<void> {
    const isReached = await read();
    misses = isReached ? 0 : misses + 1;
    if (!isReached && !isStopped) soon();
  }

  return {
    soon,
    now,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
