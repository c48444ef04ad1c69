import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Observed } from "./observed.ts";
import { restingFinger } from "./resting-finger.ts";
import type { Selection } from "./selection.ts";

type ListGestures = {
  readonly selecting: {
    readonly selection: Observed<Selection>;
    /** Whether there is anything here that could be done to several. */
    readonly isOffered: boolean;
    readonly toggle: (id: number) => void;
    readonly extend: (id: number) => void;
  };
  /** Which of the list stands there. */
  readonly idAt: (target: EventTarget | null) => number | null;
  /** What does something of its own within one of the list. */
  readonly ownDeeds: string;
  readonly onKey: (event: KeyboardEvent) => void;
};

/**
 * Selecting with what a list holds: Ctrl or Cmd and a click for one more, Shift and a click for all up to there, a finger that rests on one; while
 * somebody selects every press, and keys.
 */
export function useListGestures(root: RefObject<HTMLElement | null>, gestures: ListGestures): void {
  const rest = useEffectEvent((event: PointerEvent) => {
    const id = gestures.idAt(event.target);
    if (id !== null && gestures.selecting.isOffered) gestures.selecting.toggle(id);
  });
  const click = useEffectEvent((event: MouseEvent) => clicked(event, gestures));
  const press = useEffectEvent((event: KeyboardEvent) => gestures.onKey(event));

  useEffect(() => {
    const list = root.current;
    if (!list) return;
    const stop = new AbortController();
    const { signal } = stop;
    const finger = restingFinger((event) => rest(event));
    const hear = (event: MouseEvent) => (finger.isEndOfRest() ? quiet(event) : click(event));
    list.addEventListener("click", hear, { signal, capture: true });
    list.addEventListener("contextmenu", (event) => finger.mayHaveMenu() || quiet(event), { signal });
    list.addEventListener("keydown", (event) => press(event), { signal });
    list.addEventListener("pointerdown", (event) => finger.begin(event), { signal });
    list.addEventListener("pointermove", (event) => finger.move(event), { signal });
    for (const end of ["pointerup", "pointercancel"] as const)
      list.addEventListener(end, () => finger.leave(), { signal });
    return () => {
      finger.leave();
      stop.abort();
    };
  }, [root]);
}

/** On a name the keys for a new tab or window are the browser's while nobody selects; Enter opens it at all times. */
function clicked(event: MouseEvent, { selecting, idAt, ownDeeds }: ListGestures): void {
  const id = idAt(event.target);
  if (id === null || isOn(event.target, ownDeeds)) return;
  const isSelecting = selecting.selection.get() !== null;
  if (!isSelecting && !selecting.isOffered) return;
  const isMany = event.shiftKey || event.ctrlKey || event.metaKey;
  const isName = isOn(event.target, "a");
  if (isSelecting ? isName && event.detail === 0 : isName || !isMany) return;
  quiet(event);
  if (event.shiftKey) selecting.extend(id);
  else selecting.toggle(id);
}

export function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function quiet(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
