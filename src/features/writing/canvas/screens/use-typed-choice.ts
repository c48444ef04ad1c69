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
export function useTypedChoice({ sign, typed, widget, words }: Asked): {
  readonly groups: readonly TypedGroup[] | null;
  readonly items: readonly TypedItem[];
  readonly active: number;
  /** Goes on to another item, around the ends; gives its number. */
  readonly step: (by: 1 | -1) => number;
} {
  const canvas = useCanvas();
  const [known, setKnown] = useState<readonly TypedGroup[] | null>(null);
  const [reached, setReached] = useState({ words, at: 0 });
  const list = typedLists[sign];
  const asked = useMemo(() => {
    if (!list || words.length < list.least) return { found: none, end: null };
    const end = new AbortController();
    return { found: list.items({ canvas, widget, typed, words, signal: end.signal }), end };
  }, [list, canvas, widget, typed, words]);

  useEffect(() => {
    const { found, end } = asked;
    if (!(found instanceof Promise)) return;
    // What cannot be loaded is not found; the letters are a text like any other.
    found.catch(() => none).then((groups) => end?.signal.aborted || setKnown(groups));
    return () => end?.abort();
  }, [asked]);

  const groups = asked.found instanceof Promise ? known : asked.found;
  const items = (groups ?? none).flatMap((group) => group.items);
  const active = reached.words === words ? Math.max(0, Math.min(reached.at, items.length - 1)) : 0;

  function step(by: 1 | -1): number {
    const at = (active + by + items.length) % items.length;
    setReached({ words, at });
    return at;
  }

  return { groups, items, active, step };
}
