import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { placeNear } from "#widgets/kit/place-near.ts";
import type { TypedText } from "#widgets/kit/editor.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { TypedOptions, typedOptionId } from "./typed-options.tsx";
import type { TypedItem } from "./typed-items.ts";
import { typedLists } from "./typed-lists.ts";
import { useTypedKeys } from "./use-typed-keys.ts";
import { useTypedChoice } from "./use-typed-choice.ts";

/**
 * A list that opened for a sign in a text. The caret stays in the text: what is typed there filters, and only the keys that
 * choose are taken before the text sees them. Escape leaves what was typed as text.
 */
export function OpenTypedList({ sign, typed, widget }: { sign: string; typed: TypedText; widget: string }) {
  const canvas = useCanvas();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const words = useSyncExternalStore(typed.subscribe, typed.words, () => null);
  const { groups, items, active, step } = useTypedChoice({ sign, typed, widget, words: words ?? "" });
  const list = typedLists[sign];
  const isFound = items.length > 0;
  const isOver = !list || words === null || isLost(words, { least: list.least, isFound, groups });
  const isShown = groups !== null && list !== undefined && (words ?? "").length >= list.least;

  function close() {
    canvas.offer.set(null);
    typed.end();
  }

  function choose(item: TypedItem) {
    canvas.offer.set(null);
    item.choose(typed);
  }

  function reach(by: 1 | -1) {
    const at = step(by);
    const item = items[at];
    if (!item) return;
    const values = { kind: item.name, at: at + 1, count: items.length };
    canvas.announce(canvas.say(arrangingWords.kindAt, values));
  }

  useTypedKeys({
    isOpen: isShown && (isFound || list?.none !== null),
    active: items[active] ?? null,
    choose,
    reach,
    close,
  });
  const showAt = useEffectEvent(() => {
    const box = typed.box();
    if (place.current && box) placeNear(place.current, box, "below");
  });
  useLayoutEffect(() => showAt());
  useEffect(() => followed(() => showAt()), []);
  useEffect(
    () => pointAt(id, isShown && isFound ? typedOptionId(id, active) : null),
    [id, active, isFound, isShown],
  );
  const over = useEffectEvent(() => close());
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);

  if (!isShown || !list || (!isFound && list.none === null)) return null;
  return (
    <div ref={place} className="canvas-typed">
      <TypedOptions {...{ id, list, groups, active }} onChoose={choose} />
    </div>
  );
}

/** Nothing is found any more: whoever goes on to a second word writes a text. */
function isLost(
  words: string,
  { least, isFound, groups }: { least: number; isFound: boolean; groups: readonly unknown[] | null },
): boolean {
  return groups !== null && !isFound && words.length > least && /\s/.test(words);
}

/** Whatever moves the text moves the list. */
function followed(show: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("scroll", show, { capture: true, passive: true, signal });
  addEventListener("resize", show, { signal });
  visualViewport?.addEventListener("resize", show, { signal });
  visualViewport?.addEventListener("scroll", show, { signal });
  return () => listening.abort();
}

/** Says at the text, where the focus stays, which entry of the list Enter takes; gives the way to end that. */
function pointAt(list: string, option: string | null): () => void {
  const text = document.activeElement;
  if (option === null || !text) return () => {};
  const said = { "aria-autocomplete": "list", "aria-controls": list, "aria-activedescendant": option };
  for (const [name, value] of Object.entries(said)) text.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(said)) text.removeAttribute(name);
  };
}
