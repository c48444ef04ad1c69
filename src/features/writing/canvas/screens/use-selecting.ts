import type { FocusEvent, KeyboardEvent } from "react";
import { useCanvas } from "./canvas.ts";

/** How a widget is selected: inside with the focus in one of its texts, whole by a click beside them or by Escape from one. */
export function useSelecting(id: string) {
  const { focuses, selection } = useCanvas();

  function onFocus(event: FocusEvent<HTMLElement>) {
    const inside = isEditable(event.target) && !event.target.closest(".canvas-panel");
    const now = selection.get();
    if (!inside && now?.blocks?.ids.includes(id)) return;
    if (now?.id !== id || now.inside !== inside) selection.set({ id, inside });
  }

  function onClick(event: { currentTarget: HTMLElement }) {
    if (!event.currentTarget.contains(document.activeElement)) focuses.onHandle(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // ProseMirror takes every Escape for itself and does nothing with it.
    const isFree = event.target instanceof Element && event.target.matches(".ProseMirror");
    if (event.defaultPrevented && !isFree) return;
    event.preventDefault();
    focuses.onHandle(id);
  }

  return { onFocus, onClick, onKeyDown };
}

function isEditable(target: Element): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"));
}
