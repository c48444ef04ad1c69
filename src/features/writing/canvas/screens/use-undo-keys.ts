import { useEffect } from "react";
import { arrangingWords } from "../wording.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas, Selection } from "./canvas.ts";
import { slide } from "./slide.ts";

/** Ctrl+Z and Ctrl+Shift+Z (also Ctrl+Y) take back and do again, wherever the focus is in edit mode. */
export function useUndoKeys(canvas: Canvas): void {
  useEffect(() => {
    const { undo } = canvas.session;
    const selections = new WeakMap<object, Selection>();
    let recalled: Selection = null;

    function press(event: KeyboardEvent) {
      const act = actOf(event);
      if (!act || isTaken(event) || hasOwnUndo(event.target)) return;
      event.preventDefault();
      let done: unknown = null;
      recalled = null;
      slide(() => {
        done = act === "undo" ? undo.undo() : undo.redo();
      });
      if (!done) return;
      canvas.announce(canvas.say(act === "undo" ? arrangingWords.undone : arrangingWords.redone));
      requestAnimationFrame(keepFocus);
    }

    /** Where what had the focus is gone, the focus goes to where it was when the step was done, else to what is selected. */
    function keepFocus() {
      if (document.activeElement !== document.body) return;
      const ids = readingOrder(canvas.watch.layout.get());
      const to = [recalled, canvas.selection.get()].find((each) => each && ids.includes(each.id));
      if (to?.inside) canvas.focuses.into(to.id, "back");
      else if (to) canvas.focuses.onHandle(to.id);
    }

    function remember({ stackItem }: { stackItem: object }) {
      if (!selections.has(stackItem)) selections.set(stackItem, canvas.selection.get());
    }
    function recall({ stackItem }: { stackItem: object }) {
      recalled = selections.get(stackItem) ?? null;
    }

    document.addEventListener("keydown", press);
    undo.on("stack-item-added", remember);
    undo.on("stack-item-popped", recall);
    return () => {
      document.removeEventListener("keydown", press);
      undo.off("stack-item-added", remember);
      undo.off("stack-item-popped", recall);
    };
  }, [canvas]);
}

function actOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "undo" | "redo" | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : null;
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
