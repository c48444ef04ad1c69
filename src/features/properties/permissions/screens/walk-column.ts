import type { KeyboardEvent } from "react";

/** Up and down lead through the boxes of a column, round its ends: Tab alone takes two presses for each line. */
export function walkColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLInputElement)) return;
  const at = target.closest("td")?.cellIndex;
  const boxes = [...currentTarget.querySelectorAll("input")].filter(
    (box) => box.closest("td")?.cellIndex === at,
  );
  event.preventDefault();
  boxes.at((boxes.indexOf(target) + step) % boxes.length)?.focus();
}
