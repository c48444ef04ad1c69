import { useSyncExternalStore } from "react";

/** A value outside React that pieces of the canvas look at; each draws again only when what it looks at has changed. */
export type Observed<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
};

export function observed<Value>(initial: Value): Observed<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `look` must give the same for the same value: a part of it, or a plain answer about it. */
export function useObserved<Value, Seen>(from: Observed<Value>, look: (value: Value) => Seen): Seen {
  const see = () => look(from.get());
  return useSyncExternalStore(from.subscribe, see, see);
}
