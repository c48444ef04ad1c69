import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * For a box or radio that React holds: what somebody pressed before the script had come (`isPressed`, app/commands/early-deeds.ts) is pressed
 * again once it has. What nobody pressed is shown as it is.
 */
export function usePressedBefore(checked: boolean | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement & { isPressed?: true }>(null);
  const drawn = useRef(checked);
  const found = useRef<boolean>(undefined);
  // All of a group are looked at before the first is put right, which takes the mark from the others.
  useLayoutEffect(() => {
    found.current = input.current?.checked;
  }, []);
  useEffect(() => {
    const box = input.current;
    if (!box || drawn.current === undefined || found.current === drawn.current) return;
    box.checked = drawn.current;
    const isMeant = box.isPressed && (box.type !== "radio" || found.current);
    // One after the other, so that each is told of what the ones before have changed.
    if (isMeant) queueMicrotask(() => box.click());
  }, []);
  return input;
}
