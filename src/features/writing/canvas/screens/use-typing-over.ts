import { useEffect } from "react";
import { flushSync } from "react-dom";
import { selectedBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { replaceByText } from "./commands.ts";

/**
 * What is typed takes the place of selected blocks, as it does of selected letters: the text stands there before the browser looks where
 * a letter goes, or a composition begins. A single block that the keys are only on is not replaced: Enter leads into it.
 */
export function useTypingOver(canvas: Canvas): void {
  useEffect(() => {
    const ended = new AbortController();
    addEventListener("keydown", (event) => pressed(canvas, event), { signal: ended.signal, capture: true });
    return () => ended.abort();
  }, [canvas]);
}

function pressed(canvas: Canvas, event: KeyboardEvent): void {
  const isChosen = canvas.selection.get()?.blocks !== undefined && canvas.lift.get() === null;
  if (!isChosen || !document.activeElement?.matches(".canvas-handle") || !isTyping(event)) return;
  const ids = selectedBlocks(canvas);
  if (ids.length === 0) return;
  flushSync(() => replaceByText(canvas, ids));
  event.stopPropagation();
  if (event.key === "Enter") event.preventDefault();
}

/** Signs, also with AltGr, which counts as Ctrl and Alt, and what an input method takes; Space lifts the blocks. */
function isTyping(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || key === "Process") return true;
  if (metaKey || ((ctrlKey || altKey) && !event.getModifierState("AltGraph"))) return false;
  return key === "Enter" ? !shiftKey : key.length === 1 && key !== " ";
}
