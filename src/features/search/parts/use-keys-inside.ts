import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * For buttons in the dropdown, which are no entries of its list: Escape leads back to the field, leaving the search for
 * another part of the page closes it, and a press beside them takes the focus from nobody.
 */
export function useKeysInside(area: RefObject<HTMLElement | null>, close: () => void): void {
  const onLeft = useEffectEvent(close);

  // The area is no control, so it listens itself to what happens to the controls in it.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const form = element.closest("form");
    element.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        // The key has done its work: it closes nothing that lies below.
        event.preventDefault();
        form?.querySelector("input")?.focus();
      },
      { signal },
    );
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) onLeft();
      },
      { signal },
    );
    return () => listening.abort();
  }, [area]);
}
