import type { RunningState } from "./running-session.ts";

/** What the session says of itself; whoever listens hears of changes only. */
export function sessionState() {
  let state: RunningState = {
    phase: "open",
    saving: "saved",
    trouble: null,
    isPublished: false,
    changes: null,
    canUndo: false,
    canRedo: false,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(part: Partial<RunningState>): void {
      const next = { ...state, ...part };
      const isSame = (Object.keys(part) as (keyof RunningState)[]).every((key) => state[key] === next[key]);
      if (isSame) return;
      state = next;
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
