import { useEffect, useEffectEvent } from "react";
import type { CaretAt, EditorProps } from "./editor.ts";

/** Lets the page put the caret into an editor, for as long as the editor is there. */
export function useTakenFocus(
  takeFocus: EditorProps<unknown>["takeFocus"],
  focusAt: (at: CaretAt) => void,
): void {
  const focusNow = useEffectEvent(focusAt);
  useEffect(() => {
    takeFocus((at) => focusNow(at));
    return () => takeFocus(null);
  }, [takeFocus]);
}
