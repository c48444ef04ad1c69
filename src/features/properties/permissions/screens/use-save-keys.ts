import { useEffect, useEffectEvent } from "react";

/** Ctrl+Enter (Cmd+Enter) saves from anywhere, as it confirms every dialog; a dialog on top has the key for itself. */
export function useSaveKeys(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const saves = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!saves || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("keydown", press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
