import { type RefObject, useEffect, useEffectEvent } from "react";
import { restingFinger } from "#ui/resting-finger.ts";
import { rowKey } from "./row-keys.ts";
import { isOn, rowAt } from "./rows.ts";
import { type Selecting, useSelecting } from "./selecting.ts";

/**
 * Selecting with the rows of a list: Ctrl or Cmd and a click for one more, Shift and a click for all up to there, a finger that rests on a row, keys
 * (`row-keys.ts`); while somebody selects every press.
 */
export function useRowGestures(root: RefObject<HTMLElement | null>): void {
  const selecting = useSelecting();
  const rest = useEffectEvent((event: PointerEvent) => {
    const row = rowAt(event.target);
    if (row && selecting.isOffered) selecting.toggle(row.id);
  });
  const click = useEffectEvent((event: MouseEvent) => clicked(event, selecting));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (root.current) rowKey(event, root.current, selecting);
  });

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

const ownDeeds = "button, input, .ui-chip, [role=menu], dialog";

function clicked(event: MouseEvent, selecting: Selecting): void {
  const row = rowAt(event.target);
  if (!row || isOn(event.target, ownDeeds)) return;
  const isSelecting = selecting.selection.get() !== null;
  if (!isSelecting && !selecting.isOffered) return;
  const isMany = event.shiftKey || event.ctrlKey || event.metaKey;
  const isTitle = isOn(event.target, "a");
  // On a title the keys for a new tab or window are the browser's while nobody selects; Enter opens it at all times.
  if (isSelecting ? isTitle && event.detail === 0 : isTitle || !isMany) return;
  quiet(event);
  if (event.shiftKey) selecting.extend(row.id);
  else selecting.toggle(row.id);
}

function quiet(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
