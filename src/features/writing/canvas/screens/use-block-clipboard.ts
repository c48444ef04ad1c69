import { type RefObject, useEffect } from "react";
import { copyBlocks, pasteBlocks } from "./block-clipboard.ts";
import type { Canvas } from "./canvas.ts";
import { placeForNew, remove } from "./commands.ts";
import { isOnNothing } from "./on-nothing.ts";
import { slide } from "./slide.ts";

/** Copies, cuts and pastes whole widgets, while the focus is on one as a whole or on nothing. What an editor takes is left to it. */
export function useBlockClipboard(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (type: "copy" | "cut" | "paste", act: (data: DataTransfer) => boolean) =>
      document.addEventListener(
        type,
        (event) => {
          if (event.defaultPrevented || !event.clipboardData || !isOnBlocks(canvas, body.current)) return;
          if (act(event.clipboardData)) event.preventDefault();
        },
        { signal },
      );
    hear("copy", (data) => copySelected(canvas, data) !== null);
    hear("cut", (data) => {
      const id = copySelected(canvas, data);
      if (id !== null) remove(canvas, id);
      return id !== null;
    });
    hear("paste", (data) => paste(canvas, data));
    return () => listening.abort();
  }, [canvas, body]);
}

/** A handle has the focus, or nothing has it while the page can be written. */
function isOnBlocks(canvas: Canvas, body: HTMLElement | null): boolean {
  if (!body || body.closest("[inert], [hidden]")) return false;
  const { activeElement } = document;
  if (isOnNothing()) return document.getSelection()?.isCollapsed !== false;
  const isText = activeElement instanceof HTMLElement && activeElement.isContentEditable;
  return (
    canvas.selection.get()?.inside !== true &&
    !isText &&
    body.contains(activeElement) &&
    activeElement?.matches("input, textarea, .canvas-panel *") === false
  );
}

function copySelected(canvas: Canvas, data: DataTransfer): string | null {
  const selected = canvas.selection.get();
  // Whoever wrote in it last has not selected the whole of it.
  if (!selected || selected.inside) return null;
  return copyBlocks(canvas, [selected.id], data) ? selected.id : null;
}

function paste(canvas: Canvas, data: DataTransfer): boolean {
  let made: readonly string[] = [];
  slide(() => (made = pasteBlocks(canvas, data, placeForNew(canvas))));
  const last = made.at(-1);
  if (last !== undefined) canvas.focuses.onHandle(last);
  return last !== undefined;
}
