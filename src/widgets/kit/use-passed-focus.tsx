import { useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Where what has the focus gives way to another face of its widget, the focus goes on there and never off the page.
 * Gives the `ref` of all that may go; `takeOver` focuses what is there now. On a screen that is touched that is no field:
 * its keyboard would come up before anybody has chosen to write.
 */
export function usePassedFocus(
  takeOver: (isTouched: boolean) => void,
): (face: HTMLElement | null) => (() => void) | undefined {
  const isLost = useRef(false);
  const take = useEffectEvent(takeOver);
  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    take(matchMedia("(pointer: coarse)").matches);
  });
  return useCallback((face) => {
    if (!face) return undefined;
    // A reference is taken back while its element still stands on the page.
    return () => {
      isLost.current ||= face.contains(document.activeElement);
    };
  }, []);
}
