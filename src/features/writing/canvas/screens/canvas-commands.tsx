import { CanvasFinding } from "./canvas-finding.tsx";
import { useBlockLink } from "./use-block-link.ts";
import { useCanvas } from "./canvas.ts";
import { useUndoing } from "./use-undoing.ts";

/** What the canvas performs by keys and from search, wherever the focus is. */
export function CanvasCommands() {
  const canvas = useCanvas();
  useUndoing(canvas);
  useBlockLink(canvas);
  return <CanvasFinding />;
}
