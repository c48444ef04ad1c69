import { useEffect, useMemo, useReducer, useState } from "react";
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
  readonly state: TypedState;
  readonly items: readonly TypedItem[];
  readonly active: TypedItem | null;
  /** Goes on to another item, around the ends; gives its number. */
  readonly step: (by: 1 | -1) => number;
} {
  const { words } = asked;
  const { groups, state } = useTypedGroups(asked);
  const [reached, setReached] = useState({ words, at: 0 });
  const items = (groups ?? none).flatMap((group) => group.items);
  const active = reached.words === words ? Math.max(0, Math.min(reached.at, items.length - 1)) : 0;

  function step(by: 1 | -1): number {
    const at = (active + by + items.length) % items.length;
    setReached({ words, at });
    return at;
  }

  return { groups, state, items, active: items[active] ?? null, step };
}

/** Whether the items are those for the words, are on their way, or could not be loaded. */
export type TypedState = "known" | "looking" | "failed";

type Found = {
  readonly groups: readonly TypedGroup[] | null;
  readonly state: TypedState;
};

function useTypedGroups({ sign, typed, widget, words }: Asked): Found {
  const canvas = useCanvas();
  const [known, setKnown] = useState<(Found & { readonly words: string }) | null>(null);
  const [turn, again] = useReducer((turns: number) => turns + 1, 0);
  const list = typedLists[sign];
  const { found, end } = useMemo(() => {
    if (!list || words.length < list.least) return { found: none, end: null, turn };
    const asking = new AbortController();
    return { found: list.items({ canvas, widget, typed, words, signal: asking.signal }), end: asking, turn };
  }, [list, canvas, widget, typed, words, turn]);
  useOnline(known?.state === "failed", again);

  useEffect(() => {
    if (!(found instanceof Promise)) return;
    const take = (state: TypedState, groups: readonly TypedGroup[]) => {
      if (!end?.signal.aborted) setKnown({ groups, state, words });
    };
    // What cannot be loaded is not found; the letters are a text like any other.
    found.then(
      (groups) => take("known", groups),
      () => take("failed", none),
    );
    return () => end?.abort();
  }, [found, end, words]);

  if (!(found instanceof Promise)) return { groups: found, state: "known" };
  if (known?.words === words) return known;
  const before = known?.groups ?? null;
  return { groups: (before && list?.narrowed?.(before, words)) ?? before, state: "looking" };
}

/** What could not be loaded is asked for again when the connection is back. */
function useOnline(hasFailed: boolean, again: () => void): void {
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [hasFailed, again]);
}
