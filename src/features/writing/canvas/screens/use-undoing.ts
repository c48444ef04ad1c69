import { useEffect, useRef } from "react";
import { useOffer } from "#client/offers.ts";
import type { Words } from "#kernel/words.ts";
import { redoChange } from "../../commands/redo-change.ts";
import { undoChange } from "../../commands/undo-change.ts";
import type { CaretPlace } from "#widgets/kit/editor.ts";
import { arrangingWords } from "../wording.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas, Selection } from "./canvas.ts";
import { slide } from "./slide.ts";
import { onStood, standAgain } from "./stood.ts";
import { endStepsAtPlaces } from "./step-ends.ts";

/** Offers to take back and to do again, wherever the focus is in edit mode. */
export function useUndoing(canvas: Canvas): void {
  const { undo } = canvas.session;
  const recalled = useRecalledSelection(canvas);
  useEffect(() => {
    const ended = new AbortController();
    endStepsAtPlaces(undo, ended.signal);
    return () => ended.abort();
  }, [undo]);
  const isMine = (press: KeyboardEvent) => !isTaken(press) && !hasOwnUndo(press.target);

  function step(take: () => unknown, told: Words) {
    let done: unknown = null;
    // Whoever writes goes on writing: the held caret finds its words, wherever the step that is taken back was done.
    const isWriting = document.activeElement?.matches(".canvas [role=textbox]") ?? false;
    recalled.forget();
    slide(() => {
      done = take();
    });
    if (!done) return;
    canvas.announce(canvas.say(told));
    if (!isWriting) requestAnimationFrame(() => keepFocus(canvas, recalled.get()));
    const stood = recalled.stood();
    // When the caret has been given back where its words are.
    if (stood) requestAnimationFrame(() => standAgain(canvas, stood));
  }

  useOffer(undoChange.name, {
    perform: () => step(() => undo.undo(), arrangingWords.undone),
    accepts: isMine,
    isPossible: () => undo.undoStack.length > 0,
  });
  useOffer(redoChange.name, {
    perform: () => step(() => undo.redo(), arrangingWords.redone),
    accepts: isMine,
    isPossible: () => undo.redoStack.length > 0,
  });
}

/** What was selected when the step that was taken back last was done. */
function useRecalledSelection(canvas: Canvas) {
  const { undo } = canvas.session;
  const recalled = useRef<Selection>(null);
  const stood = useRef<CaretPlace>(null);
  useEffect(() => onStood(undo, (place) => (stood.current = place)), [undo]);
  useEffect(() => {
    const selections = new WeakMap<object, Selection>();

    function remember({ stackItem }: { stackItem: object }) {
      if (!selections.has(stackItem)) selections.set(stackItem, canvas.selection.get());
    }
    function recall({ stackItem }: { stackItem: object }) {
      recalled.current = selections.get(stackItem) ?? null;
    }

    undo.on("stack-item-added", remember);
    undo.on("stack-item-popped", recall);
    return () => {
      undo.off("stack-item-added", remember);
      undo.off("stack-item-popped", recall);
    };
  }, [canvas, undo]);
  return {
    get: () => recalled.current,
    stood: () => stood.current,
    forget: () => void (recalled.current = null),
  };
}

/** Where what had the focus is gone, the focus goes to where it was when the step was done, else to what is selected. */
function keepFocus(canvas: Canvas, recalled: Selection): void {
  if (document.activeElement !== document.body) return;
  const ids = readingOrder(canvas.watch.layout.get());
  const to = [recalled, canvas.selection.get()].find((each) => each && ids.includes(each.id));
  if (to?.inside) canvas.focuses.into(to.id, "back");
  else if (to) canvas.focuses.onHandle(to.id);
}

/** ProseMirror takes these keys for itself, so that the browser does not, and does nothing with them. */
function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  return defaultPrevented && !(target instanceof Element && target.matches(".ProseMirror"));
}

/** Fields that are no part of the page, such as a search, take their own words back. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches("input, textarea")) return false;
  return target.matches("[type=search]") || !target.closest(".canvas, .canvas-bar, .ui-popover");
}
