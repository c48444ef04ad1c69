import type { WidgetKind } from "#widgets/widget.ts";
import { type Observed, observed } from "#ui/observed.ts";

/** The kinds that a person used last in this browser, the last one first. */
export type UsedKinds = {
  readonly kinds: Observed<readonly string[]>;
  readonly use: (kind: WidgetKind) => void;
};

const most = 6;

export function usedKindsOf(personId: number): UsedKinds {
  const key = `atrium-widgets-used-${personId}`;
  const kinds = observed(kept(key));
  return {
    kinds,
    use(kind) {
      const next = [kind, ...kinds.get().filter((other) => other !== kind)].slice(0, most);
      kinds.set(next);
      keep(key, next);
    },
  };
}

/** A browser may forbid its storage; then the list lives as long as the tab. */
function kept(key: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

function keep(key: string, kinds: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(kinds));
  } catch {
    // The list lives as long as the tab.
  }
}
