import type { RefObject } from "react";
import type { Canvas } from "./canvas.ts";
import { useArrivingFiles } from "./use-arriving-files.ts";
import { useBlockClipboard } from "./use-block-clipboard.ts";

/** What comes onto the page from outside of it, and goes out: the clipboard, and files that are dropped. */
export function useClipboardAndFiles(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useArrivingFiles(canvas, body);
  useBlockClipboard(canvas, body);
}
