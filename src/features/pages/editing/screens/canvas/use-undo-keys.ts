import { useEffect } from "react";
import { arrangingWords } from "../../arranging/wording.ts";
import type { Canvas } from "./canvas.ts";
import { slide } from "./slide.ts";

/** Ctrl+Z and Ctrl+Shift+Z (also Ctrl+Y) take back and do again, wherever the focus is in edit mode. */
export function useUndoKeys(canvas: Canvas): void {
  useEffect(() => {
    const { undo } = canvas.session;
    const selections = new WeakMap<object, string>();

    function press(event: KeyboardEvent) {
      const act = actOf(event);
      if (!act || event.defaultPrevented || hasOwnUndo(event.target)) return;
      event.preventDefault();
      let done: unknown = null;
      slide(() => {
        done = act === "undo" ? undo.undo() : undo.redo();
      });
      if (!done) return;
      canvas.announce(canvas.say(act === "undo" ? arrangingWords.undone : arrangingWords.redone));
      requestAnimationFrame(keepFocus);
    }

    /** Where what had the focus is gone, the focus goes to the widget that was selected. */
    function keepFocus() {
      const id = canvas.selection.get()?.id;
      if (document.activeElement === document.body && id !== undefined) canvas.focuses.onHandle(id);
    }

    function remember({ stackItem }: { stackItem: object }) {
      const id = canvas.selection.get()?.id;
      if (id !== undefined && !selections.has(stackItem)) selections.set(stackItem, id);
    }
    function recall({ stackItem }: { stackItem: object }) {
      const id = selections.get(stackItem);
      if (id !== undefined && document.activeElement === document.body)
        canvas.selection.set({ id, inside: false });
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

/** Fields that are no part of the page, such as a search, take their own words back. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches("input, textarea")) return false;
  return target.matches("[type=search]") || !target.closest(".canvas, .canvas-bar, .ui-popover");
}
