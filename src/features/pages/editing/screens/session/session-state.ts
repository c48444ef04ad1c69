import type { SessionState } from "./draft-session.ts";

/** What the session says of itself; whoever listens hears of changes only. */
export function sessionState() {
  let state: SessionState = {
    phase: "open",
    saving: "saved",
    trouble: null,
    changes: null,
    canUndo: false,
    canRedo: false,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(part: Partial<SessionState>): void {
      const next = { ...state, ...part };
      const isSame = (Object.keys(part) as (keyof SessionState)[]).every((key) => state[key] === next[key]);
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
