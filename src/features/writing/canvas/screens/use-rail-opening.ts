import { type RefObject, useEffect, useState } from "react";

/** Whether the list of kinds lies open over a wide page, beside which there is no room for it; it closes as soon as somebody goes on elsewhere. */
export function useRailOpening(rail: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !rail.current?.contains(target)) setOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      rail.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      setOpen(false);
    };
    addEventListener("pointerdown", leave, options);
    addEventListener("focusin", leave, options);
    rail.current?.addEventListener("keydown", press, { signal: listening.signal });
    rail.current?.querySelector("input")?.focus();
    return () => listening.abort();
  }, [isOpen, rail]);
  return { isOpen, turn: () => setOpen(!isOpen) };
}
