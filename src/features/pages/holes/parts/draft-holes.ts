/** What the living widgets of a draft read, by their ids, for its editors and its preview. */
export type DraftHoles = {
  /** Null while nothing is known. */
  data(widgetId: string): unknown;
  /** The first who listens lets it be read; until then nothing is fetched. */
  subscribe(listener: () => void): () => void;
  take(fresh: readonly { readonly id: string; readonly data: unknown }[]): void;
};

export function draftHoles(onWanted: () => void): DraftHoles {
  const known = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let isWanted = false;
  return {
    data: (widgetId) => known.get(widgetId) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      if (!isWanted) onWanted();
      isWanted = true;
      return () => void listeners.delete(listener);
    },
    take(fresh) {
      for (const { id, data } of fresh) known.set(id, data);
      for (const listener of listeners) listener();
    },
  };
}
