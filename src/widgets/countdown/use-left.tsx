import { useEffect, useState } from "react";
import { useClock, useNow } from "#ui/language.tsx";
import { type LeftPart, leftTo, leftUntil } from "./left.ts";

/** Timers do not wait longer than some weeks. */
const longestWait = 60_000;

/** What is left to a moment, as long as somebody looks: the server keeps what it has drawn for as long as that is true. */
export function useLeft(at: number): readonly LeftPart[] | null {
  const drawn = useNow((moment) => leftUntil(at, moment));
  const [now, setNow] = useState<number | null>(null);
  const clock = useClock();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const moment = clock.now();
      const until = leftUntil(at, moment);
      setNow(moment);
      if (until < Number.POSITIVE_INFINITY) timer = setTimeout(tick, Math.min(until - moment, longestWait));
    };
    tick();
    return () => clearTimeout(timer);
  }, [at, clock]);
  return leftTo(at, now ?? drawn);
}
