import { type RefObject, useEffect } from "react";
import { pasteBlocks } from "./block-clipboard.ts";
import type { Canvas } from "./canvas.ts";
import { placeForNew } from "./commands.ts";
import { isOnNothing } from "./on-nothing.ts";
import { slide } from "./slide.ts";

/** Pastes whole widgets, while the focus is on one as a whole or on nothing. What an editor takes is left to it. */
export function useBlockClipboard(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      "paste",
      (event) => {
        if (event.defaultPrevented || !event.clipboardData || !isOnBlocks(canvas, body.current)) return;
        if (paste(canvas, event.clipboardData)) event.preventDefault();
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [canvas, body]);
}

/** A handle has the focus, or nothing has it while the page can be written. */
export function isOnBlocks(canvas: Canvas, body: HTMLElement | null): boolean {
  if (!body || body.closest("[inert], [hidden]")) return false;
  const { activeElement } = document;
  if (isOnNothing()) return document.getSelection()?.isCollapsed !== false;
  const isInBar = Boolean(activeElement?.closest(".canvas-blocks"));
  const isText = activeElement instanceof HTMLElement && activeElement.isContentEditable;
  return (
    canvas.selection.get()?.inside !== true &&
    !isText &&
    (body.contains(activeElement) || isInBar) &&
    activeElement?.matches("input, textarea, .canvas-panel *") === false
  );
}

function paste(canvas: Canvas, data: DataTransfer): boolean {
  let made: readonly string[] = [];
  slide(() => (made = pasteBlocks(canvas, data, placeForNew(canvas))));
  const last = made.at(-1);
  if (last !== undefined) canvas.focuses.onHandle(last);
  return last !== undefined;
}
