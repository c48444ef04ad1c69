import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Puts the caret into what came in place of the button with which a file was chosen, so that whoever writes by keyboard
 * goes on there; whoever went elsewhere meanwhile is left alone. To be told of each choice.
 */
export function useCaretAfterChoice(isShown: boolean, focus: () => void): () => void {
  const isAwaited = useRef(false);
  const give = useEffectEvent(focus);
  useEffect(() => {
    if (!isShown || !isAwaited.current) return;
    isAwaited.current = false;
    // The button took the focus with it when it went.
    if (document.activeElement === document.body) give();
  }, [isShown]);
  return () => {
    isAwaited.current = true;
  };
}
