import { useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from "react";
import type { TypedText } from "#widgets/kit/editor.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { TypedOptions, typedOptionId } from "./typed-options.tsx";
import type { TypedItem, TypedList } from "./typed-items.ts";
import { typedLists } from "./typed-lists.ts";
import { useStandsBy } from "./use-stands-by.ts";
import { useTypedKeys } from "./use-typed-keys.ts";
import { type TypedState, useTypedChoice } from "./use-typed-choice.ts";

/**
 * A list that opened for a sign in a text. The caret stays in the text: what is typed there filters, and only the keys that
 * choose are taken before the text sees them. Escape leaves what was typed as text.
 */
export function OpenTypedList({ sign, typed, widget }: { sign: string; typed: TypedText; widget: string }) {
  const canvas = useCanvas();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const words = useSyncExternalStore(typed.subscribe, typed.words, () => null);
  const { groups, state, items, active, step } = useTypedChoice({ sign, typed, widget, words: words ?? "" });
  const list = typedLists[sign];
  const isKnown = groups !== null || list?.looking !== undefined;
  const isShown = list !== undefined && isKnown && (words ?? "").length >= list.least;
  const hasFailed = state === "failed" && list?.failed !== undefined;
  const isOpen = isShown && (active !== null || list.none !== null || hasFailed);
  const option = isOpen && active ? typedOptionId(id, active) : null;
  const { close, choose } = useTypedEnd(
    typed,
    words === null || isLost(words, isShown && !active && state !== "looking"),
  );

  function reach(by: 1 | -1) {
    const at = step(by);
    const item = items[at];
    if (!item) return;
    const values = { kind: item.name, at: at + 1, count: items.length };
    canvas.announce(canvas.say(arrangingWords.kindAt, values));
  }

  useWhole(state === "known" && isOpen ? active : null, choose);
  useTypedKeys({ isOpen, active, choosing: list?.choosing ?? enter, choose, reach, close });
  useStandsBy(place, typed);
  useCount(isOpen ? list : null, { state, count: items.length });
  useEffect(() => pointAt(id, option), [id, option]);

  if (!isOpen) return null;
  return (
    <div ref={place} className="canvas-typed">
      <TypedOptions {...{ id, list, state, active }} groups={groups ?? []} onChoose={choose} />
    </div>
  );
}

const enter = ["Enter"];

/** A list ends with a choice, without one, or by itself. */
function useTypedEnd(typed: TypedText, isOver: boolean) {
  const canvas = useCanvas();

  function close() {
    canvas.offer.set(null);
    typed.end();
  }

  function choose(item: TypedItem) {
    canvas.offer.set(null);
    item.choose(typed);
  }

  const over = useEffectEvent(() => close());
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return { close, choose };
}

/** What was typed whole is taken without a key. */
function useWhole(active: TypedItem | null, choose: (item: TypedItem) => void): void {
  const take = useEffectEvent(choose);
  useEffect(() => {
    if (active?.isWhole) take(active);
  }, [active]);
}

/** How many there are is said when they have come. */
function useCount(
  list: TypedList | null,
  { state, count }: { readonly state: TypedState; readonly count: number },
): void {
  const { announce, say } = useCanvas();
  const { counted, failed } = list ?? {};
  useEffect(() => {
    if (counted && state === "known") announce(say(counted, { count }));
    if (failed && state === "failed") announce(say(failed));
  }, [counted, failed, state, count, announce, say]);
}

/** Nothing is found any more: whoever goes on to a second word writes a text. */
function isLost(words: string, isNothing: boolean): boolean {
  return isNothing && /\s/.test(words);
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
