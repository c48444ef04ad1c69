/** Where a browser keeps texts by key, for all tabs of one address. Never throws. */
export type WordStore = {
  all(prefix: string): readonly { readonly key: string; readonly value: string }[];
  /** False when the browser refuses; the text is then known in this tab only. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
};

/** What the storage refused, for as long as the tab lives. */
const refused = new Map<string, string>();

/** Storage may be full or switched off; writing goes on without it. */
export const browserWords: WordStore = {
  all(prefix) {
    const kept = allowed(() => Object.entries(localStorage) as [string, string][]) ?? [];
    return [...kept, ...refused]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => ({ key, value }));
  },
  write(key, value) {
    const isKept = allowed(() => (localStorage.setItem(key, value), true)) ?? false;
    if (isKept) refused.delete(key);
    else refused.set(key, value);
    return isKept;
  },
  remove(key) {
    refused.delete(key);
    allowed(() => localStorage.removeItem(key));
  },
};

function allowed<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
