import { type RefObject, useEffect, useRef } from "react";

/** Up and down lead through the boxes of a column, round its ends: Tab alone takes two presses for each line. */
export function useColumnKeys(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    table.current?.addEventListener("keydown", walk, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return table;
}

function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLInputElement) || !(currentTarget instanceof Element)) return;
  const at = target.closest("td")?.cellIndex;
  const boxes = [...currentTarget.querySelectorAll("input")].filter(
    (box) => box.closest("td")?.cellIndex === at,
  );
  event.preventDefault();
  boxes.at((boxes.indexOf(target) + step) % boxes.length)?.focus();
}
