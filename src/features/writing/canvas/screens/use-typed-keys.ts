import { useEffect, useEffectEvent } from "react";
import type { TypedItem } from "./typed-items.ts";

type TypedKeys = {
  isOpen: boolean;
  active: TypedItem | null;
  /** The keys that take what is offered. */
  choosing: readonly string[];
  choose: (item: TypedItem) => void;
  reach: (by: 1 | -1) => void;
  close: () => void;
};

/** The keys of an open list are taken before the text sees them; a press elsewhere closes it. */
export function useTypedKeys({ isOpen, active, choosing, choose, reach, close }: TypedKeys): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const act = isOpen && !event.isComposing && !hasModifier(event) ? actOf(event.key) : null;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });

  function actOf(key: string): (() => void) | null {
    if (key === "Escape") return close;
    if (!active) return null;
    if (key === "ArrowDown" || key === "ArrowUp") return () => reach(key === "ArrowDown" ? 1 : -1);
    return choosing.includes(key) ? () => choose(active) : null;
  }

  const leave = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".canvas-typed")) close();
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener("keydown", take, options);
    addEventListener("pointerdown", leave, options);
    return () => listening.abort();
  }, []);
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
