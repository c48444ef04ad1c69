import { useEffect } from "react";
import type { RunningSession } from "./session/running-session.ts";

/** Ctrl+S stores at once; undo and redo work wherever on the page the focus is, outside of other fields. */
export function useEditKeys(session: RunningSession | null, onSaved: () => void): void {
  useEffect(() => {
    if (!session) return;
    const { undo, flush } = session;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === "s" && !event.shiftKey) void flush().then((isStored) => isStored && onSaved());
      else if (isField(event.target)) return;
      else if (key === "z") event.shiftKey ? undo.redo() : undo.undo();
      else if (key === "y") undo.redo();
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session, onSaved]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
