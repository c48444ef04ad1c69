/** Who listens to what, by the id of a widget. */
export function hearers() {
  const all = new Map<string, Set<() => void>>();
  return {
    add(id: string, listener: () => void): () => void {
      const own = all.get(id) ?? new Set();
      all.set(id, own.add(listener));
      return () => own.delete(listener);
    },
    tell(id: string): void {
      for (const listener of all.get(id) ?? []) listener();
    },
    tellAll(): void {
      for (const own of all.values()) for (const listener of own) listener();
    },
  };
}

const pause = 300;

/** Listeners that can be told when nothing has come for a moment; of what they are told at once they hear no second time. */
export function pausedHearers() {
  const { add, tell, tellAll } = hearers();
  const later = new Map<string, ReturnType<typeof setTimeout>>();

  function tellNow(id: string): void {
    clearTimeout(later.get(id));
    later.delete(id);
    tell(id);
  }

  return {
    add,
    tellAll,
    tell: tellNow,
    tellLater(id: string): void {
      clearTimeout(later.get(id));
      later.set(
        id,
        setTimeout(() => tellNow(id), pause),
      );
    },
    stop(): void {
      for (const timer of later.values()) clearTimeout(timer);
    },
  };
}
