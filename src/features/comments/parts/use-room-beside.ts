import { useSyncExternalStore } from "react";

const query = "(min-width: 1272px)";

/** Whether there is room for the margin between the text and its contents. */
export function useRoomBeside(): boolean {
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
