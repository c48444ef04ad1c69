import { type RefObject, useEffect } from "react";
import type { Canvas } from "./canvas.ts";
import { useColumn } from "./column.ts";
import { useHeldCaret } from "./held-caret.ts";
import { useOwnPlace } from "./own-place.ts";
import { useBlockKeys } from "./use-block-keys.ts";
import { useBlockPicking } from "./use-block-picking.ts";
import { useBlocksThere } from "./use-blocks-there.ts";
import { useScreenKeyboard } from "./screen-keyboard.ts";
import { useClipboardAndFiles } from "./use-clipboard-and-files.ts";
import { useSpan } from "./use-span.ts";
import { useStillWhileComposing } from "./use-still-while-composing.ts";
import { useTypingOver } from "./use-typing-over.ts";

/** What a canvas listens to for as long as it stands. */
export function useCanvasLife(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useEffect(() => canvas.watch.start(), [canvas]);
  useStillWhileComposing(canvas, body);
  useOwnPlace(canvas);
  useHeldCaret(canvas, body);
  usePointedElsewhere(canvas);
  useClipboardAndFiles(canvas, body);
  useColumn(canvas);
  useBlocksThere(canvas);
  useSpan(canvas);
  useBlockPicking(canvas, body);
  useBlockKeys(canvas, body);
  useTypingOver(canvas);
  useScreenKeyboard();
}

/** A block that comes when its code has arrived takes the focus only if nobody has pointed anywhere meanwhile. */
function usePointedElsewhere({ focuses }: Canvas): void {
  useEffect(() => {
    addEventListener("pointerdown", focuses.forget, { capture: true });
    return () => removeEventListener("pointerdown", focuses.forget, { capture: true });
  }, [focuses]);
}
