import { useSyncExternalStore } from "react";

const query = "(max-width: 799px)";

/** Whether the window is a phone's, as the style sheets have it; false until the page listens. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}

function watch(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}
