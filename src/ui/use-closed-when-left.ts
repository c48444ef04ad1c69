import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes an open panel once the focus is neither in it nor on its anchor: a panel that stayed would cover what has the focus. */
export function useClosedWhenLeft(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const stop = new AbortController();
    const focused = ({ target }: FocusEvent) => {
      const stays = [popup, anchor].some(({ current }) => current?.contains(target as Node));
      if (!stays) closed();
    };
    document.addEventListener("focusin", focused, { signal: stop.signal });
    return () => stop.abort();
  }, [popup, anchor]);
}
