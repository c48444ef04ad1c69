import { useEffect } from "react";
import type { RunningSession } from "../tab/running-session.ts";

/** Ctrl+S stores at once, for hands that are used to it. */
export function useSaveKey(session: RunningSession | null, onSaved: () => void): void {
  useEffect(() => {
    if (!session) return;
    const { flush } = session;
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "s" || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void flush().then((isStored) => isStored && onSaved());
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session, onSaved]);
}
