import { type KeyboardEvent, useState } from "react";
import type { WidgetKind } from "#widgets/widget.ts";
import { type KindGroup, kindGroups } from "../model/kind-groups.ts";
import { useCanvas } from "./canvas.ts";
import { useObserved } from "#ui/observed.ts";

/** The kinds that some words find, and the one among them that the arrow keys have reached. */
export function useKindChoice(words: string): {
  readonly groups: readonly KindGroup[];
  readonly active: number;
  readonly kinds: readonly WidgetKind[];
  /** Takes an arrow key; answers where it led, or null for other keys. */
  readonly press: (key: KeyboardEvent["key"]) => number | null;
} {
  const { used, say } = useCanvas();
  const usedKinds = useObserved(used.kinds, (now) => now);
  const [reached, setReached] = useState({ words, at: 0 });
  const groups = kindGroups(words, usedKinds, say);
  const kinds = groups.flatMap((group) => group.kinds);
  const active = reached.words === words ? Math.min(reached.at, kinds.length - 1) : 0;

  function press(key: string): number | null {
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by === undefined || kinds.length === 0) return null;
    const at = (active + by + kinds.length) % kinds.length;
    setReached({ words, at });
    return at;
  }

  return { groups, active, kinds, press };
}
