import { useCanvas } from "./canvas.ts";
import { CanvasRow } from "./canvas-row.tsx";
import { useObserved } from "./observed.ts";

/** The rows of the page; read again only when it is arranged anew. */
export function CanvasRows() {
  const { watch } = useCanvas();
  const layout = useObserved(watch.layout, (now) => now);
  return layout.map((row) => <CanvasRow key={row.id} row={row} />);
}
