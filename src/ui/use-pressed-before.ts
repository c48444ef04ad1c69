import { type RefObject, useEffect, useRef } from "react";

/**
 * For a box or radio that React holds: what somebody pressed before the script had come is pressed again once it has. Until then the finished
 * document shows it, and nobody has heard of it.
 */
export function usePressedBefore(checked: boolean | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const drawn = useRef(checked);
  useEffect(() => {
    const box = input.current;
    if (!box || drawn.current === undefined || box.checked === drawn.current) return;
    // Of radios only the one that was pressed says something; the others have lost their mark by it.
    if (box.type === "radio" && !box.checked) return;
    box.checked = drawn.current;
    // One after the other, so that each is told of what the ones before have changed.
    queueMicrotask(() => box.click());
  }, []);
  return input;
}
