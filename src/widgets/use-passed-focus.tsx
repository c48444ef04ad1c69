import { useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Where what has the focus gives way to another face of its widget, the focus goes on there and never off the page.
 * Gives the `ref` of all that may go; `takeOver` focuses what is there now.
 */
export function usePassedFocus(takeOver: () => void): (face: HTMLElement | null) => (() => void) | undefined {
  const isLost = useRef(false);
  const take = useEffectEvent(takeOver);
  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    take();
  });
  return useCallback((face) => {
    if (!face) return undefined;
    // A reference is taken back while its element still stands on the page.
    return () => {
      isLost.current ||= face.contains(document.activeElement);
    };
  }, []);
}
