import { useRef, useState } from "react";
import type { LivingProps } from "../living.ts";
import type { Tick, Ticks } from "./ticks.ts";

type Underway = { readonly isDone: boolean; readonly number: number };

/**
 * The ticks of a checklist with those that are on their way: what somebody ticks is shown at once, and taken back with the
 * sentence why when it was refused. One after the other, so that the last word counts.
 */
export function useTicks({
  data,
  act,
  reader,
  clock,
}: Pick<LivingProps<never, Ticks>, "data" | "act" | "reader" | "clock">) {
  const [underway, setUnderway] = useState<Readonly<Record<string, Underway>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);

  function tick(item: string, isDone: boolean): void {
    if (!act) return;
    const number = ++count.current;
    setTrouble(null);
    setUnderway((before) => ({ ...before, [item]: { isDone, number } }));
    line.current = line.current.then(async () => {
      const acted = await act("tick", { item, done: isDone });
      // What was ticked after it is still on its way.
      setUnderway((before) => (before[item]?.number === number ? without(before, item) : before));
      if (!acted.success) setTrouble(acted.reason);
    });
  }

  function tickOf(item: string): Tick | null {
    const now = underway[item];
    return now ? { isDone: now.isDone, by: reader.person, at: clock.now() } : (data?.[item] ?? null);
  }

  return { tick, tickOf, trouble };
}

function without(underway: Readonly<Record<string, Underway>>, item: string): Record<string, Underway> {
  const { [item]: _, ...others } = underway;
  return others;
}
