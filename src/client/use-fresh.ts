import { useEffect } from "react";
import { watch } from "./live.ts";
import { revisitQuietly, shownPosition } from "./navigation.ts";

/** Reads the open screen anew, quietly, whenever there is news of a topic; null watches nothing. */
export function useFresh(topic: string | null): void {
  useEffect(() => {
    if (topic === null) return;
    const rereading = openRereading();
    const { soon, now } = rereading;
    const stop = watch(topic, { onData: soon, onGap: soon, onRefused: now }, shownPosition());
    return () => {
      stop();
      rereading.stop();
    };
  }, [topic]);
}

/** One reading at a time for any amount of news; while the tab is hidden, none. */
function openRereading() {
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
    if (!isStopped) void read();
  }

  async function read(): Promise<void> {
    const isReached = await revisitQuietly();
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
