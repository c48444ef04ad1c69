import { useEffect, useMemo, useState } from "react";
import type { TypedText } from "#widgets/kit/editor.ts";
import { useCanvas } from "./canvas.ts";
import type { TypedGroup, TypedItem } from "./typed-items.ts";
import { typedLists } from "./typed-lists.ts";

type Asked = {
  readonly sign: string;
  readonly typed: TypedText;
  readonly widget: string;
  readonly words: string;
};

const none: readonly TypedGroup[] = [];

/** What the words behind a sign find, and the one of it that the arrow keys have reached. `groups` is null before anything is known. */
export function useTypedChoice(asked: Asked): {
  readonly groups: readonly TypedGroup[] | null;
  readonly items: readonly TypedItem[];
  readonly active: TypedItem | null;
  /** Goes on to another item, around the ends; gives its number. */
  readonly step: (by: 1 | -1) => number;
} {
  const { words } = asked;
  const groups = useTypedGroups(asked);
  const [reached, setReached] = useState({ words, at: 0 });
  const items = (groups ?? none).flatMap((group) => group.items);
  const active = reached.words === words ? Math.max(0, Math.min(reached.at, items.length - 1)) : 0;

  function step(by: 1 | -1): number {
    const at = (active + by + items.length) % items.length;
    setReached({ words, at });
    return at;
  }

  return { groups, items, active: items[active] ?? null, step };
}

function useTypedGroups({ sign, typed, widget, words }: Asked): readonly TypedGroup[] | null {
  const canvas = useCanvas();
  const [known, setKnown] = useState<readonly TypedGroup[] | null>(null);
  const list = typedLists[sign];
  const { found, end } = useMemo(() => {
    if (!list || words.length < list.least) return { found: none, end: null };
    const asking = new AbortController();
    return { found: list.items({ canvas, widget, typed, words, signal: asking.signal }), end: asking };
  }, [list, canvas, widget, typed, words]);

  useEffect(() => {
    if (!(found instanceof Promise)) return;
    // What cannot be loaded is not found; the letters are a text like any other.
    void found
      .catch(() => none)
      .then((groups) => {
        if (!end?.signal.aborted) setKnown(groups);
      });
    return () => end?.abort();
  }, [found, end]);

  return found instanceof Promise ? known : found;
}
