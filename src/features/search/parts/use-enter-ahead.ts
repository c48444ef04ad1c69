import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Enter may come before the hits of what was typed: `wish` has the first of them opened once `isFound`, `drop` forgets
 * that because the person did something else meanwhile (SRCH-09).
 */
export function useEnterAhead(
  isFound: boolean,
  openFirst: () => void,
): { wish: () => void; drop: () => void } {
  const wished = useRef(false);
  const open = useEffectEvent(openFirst);

  useEffect(() => {
    if (!isFound || !wished.current) return;
    wished.current = false;
    open();
  }, [isFound]);

  return {
    wish: () => {
      wished.current = true;
    },
    drop: () => {
      wished.current = false;
    },
  };
}
