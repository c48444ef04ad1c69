import { useEffect } from "react";
import { watch } from "./live.ts";
import { revisitQuietly, shownPosition } from "./navigation.ts";
import { openRereading } from "./rereading.ts";

/** Reads the open screen anew, quietly, whenever there is news of a topic; null watches nothing. */
export function useFresh(topic: string | null): void {
  useEffect(() => {
    if (topic === null) return;
    const rereading = openRereading(revisitQuietly);
    const { soon, now } = rereading;
    const stop = watch(topic, { onData: soon, onGap: soon, onRefused: now }, shownPosition());
    return () => {
      stop();
      rereading.stop();
    };
  }, [topic]);
}
