import { useEffect } from "react";
import { keepBlocksThere, selectedBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { isOnNothing } from "./on-nothing.ts";

/** Keeps selected blocks selected over what others do to the page, and the focus on one of them. */
export function useBlocksThere(canvas: Canvas): void {
  useEffect(() => {
    let asked = 0;
    const stop = canvas.watch.layout.subscribe(() => {
      if (!canvas.selection.get()?.blocks) return;
      keepBlocksThere(canvas);
      cancelAnimationFrame(asked);
      // When it has been drawn: a handle that is drawn elsewhere has lost the focus.
      asked = requestAnimationFrame(() => {
        const now = canvas.selection.get();
        if (now && isOnNothing() && selectedBlocks(canvas).includes(now.id)) canvas.focuses.onHandle(now.id);
      });
    });
    return () => {
      cancelAnimationFrame(asked);
      stop();
    };
  }, [canvas]);
}
