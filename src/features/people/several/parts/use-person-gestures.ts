import type { RefObject } from "react";
import { useListGestures } from "#ui/use-list-gestures.ts";
import type { SelectingPeople } from "./selecting.ts";

/** Selecting with the cards and lines of people, and with arrows from box to box. */
export function usePersonGestures(root: RefObject<HTMLElement | null>, selecting: SelectingPeople): void {
  useListGestures(root, {
    selecting,
    idAt: personAt,
    ownDeeds: "button, input, [role=menu], dialog",
    onKey: (event) => pressed(event, selecting),
  });
}

const boxes = ".several-box";

function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-person]") : null;
}

function personAt(target: EventTarget | null): number | null {
  const card = cardAt(target);
  return card ? Number(card.dataset["person"]) : null;
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
