import { type RefObject, useEffect, useEffectEvent } from "react";
import { restingFinger } from "#ui/resting-finger.ts";
import type { SelectingPeople } from "./selecting.ts";

/**
 * Selecting with the cards and lines of people: Ctrl or Cmd and a click for one more, Shift and a click for all up to there, a finger that rests on one;
 * while somebody selects every press, and arrows from box to box.
 */
export function usePersonGestures(root: RefObject<HTMLElement | null>, selecting: SelectingPeople): void {
  const rest = useEffectEvent((event: PointerEvent) => {
    const id = personAt(event.target);
    if (id !== null && selecting.isOffered) selecting.toggle(id);
  });
  const click = useEffectEvent((event: MouseEvent) => clicked(event, selecting));
  const press = useEffectEvent((event: KeyboardEvent) => pressed(event, selecting));

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

const boxes = ".several-box";

function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-person]") : null;
}

function personAt(target: EventTarget | null): number | null {
  const card = cardAt(target);
  return card ? Number(card.dataset["person"]) : null;
}

function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** On a name the keys for a new tab or window are the browser's while nobody selects; Enter opens it at all times. */
function clicked(event: MouseEvent, selecting: SelectingPeople): void {
  const id = personAt(event.target);
  if (id === null || isOn(event.target, "button, input, [role=menu], dialog")) return;
  const isSelecting = selecting.selection.get() !== null;
  if (!isSelecting && !selecting.isOffered) return;
  const isMany = event.shiftKey || event.ctrlKey || event.metaKey;
  const isName = isOn(event.target, "a");
  if (isSelecting ? isName && event.detail === 0 : isName || !isMany) return;
  quiet(event);
  if (event.shiftKey) selecting.extend(id);
  else selecting.toggle(id);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function pressed(event: KeyboardEvent, selecting: SelectingPeople): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const step = steps[key];
  if (!(target instanceof HTMLElement) || !target.matches(boxes) || ctrlKey || metaKey || altKey) return;
  if (step !== undefined) {
    const all = [...document.querySelectorAll<HTMLElement>(boxes)];
    const next = all[all.indexOf(target) + step];
    event.preventDefault();
    const [from, to] = [personAt(target), personAt(next ?? null)];
    if (shiftKey && from !== null && selecting.selection.get()?.anchor === null) selecting.extend(from);
    if (shiftKey && to !== null) selecting.extend(to);
    next?.focus();
  }
  if (key === "Tab" && !shiftKey) {
    const deed = document.querySelector<HTMLElement>(".ui-selection-bar button");
    if (deed) event.preventDefault();
    deed?.focus();
  }
}

function quiet(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
