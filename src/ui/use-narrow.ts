import { useWindow } from "./use-window.ts";

/** Whether the window is a phone's, as the style sheets have it. */
export function useNarrow(): boolean {
  return useWindow("(max-width: 799px)");
}
