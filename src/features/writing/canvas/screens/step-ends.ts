import type { UndoManager } from "yjs";
import { endStep } from "#documents/draft/moves/joined-steps.ts";

const moving = new Set([
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
]);

/**
 * Whoever goes to another place begins another step of undo there, however quickly: what is in two places is taken back by two. What is
 * pasted or cut is taken back without the words that were typed right before or behind it.
 */
export function endStepsAtPlaces(undo: UndoManager, signal: AbortSignal): void {
  const options = { signal, capture: true };
  const end = () => endStep(undo);
  addEventListener("pointerdown", end, options);
  addEventListener("keydown", ({ key }) => moving.has(key) && end(), options);
  for (const deed of ["paste", "cut"]) {
    addEventListener(deed, end, options);
    addEventListener(deed, end, { signal });
  }
}
