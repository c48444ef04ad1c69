import { useCanvas } from "./canvas.ts";
import { CanvasRow } from "./canvas-row.tsx";
import { EmptyStart } from "./empty-start.tsx";
import { InsertionLine } from "./insertion-line.tsx";
import { useObserved } from "./observed.ts";

/** The rows of the page; read again only when it is arranged anew. */
export function CanvasRows() {
  const { watch } = useCanvas();
  const layout = useObserved(watch.layout, (now) => now);
  const last = layout.at(-1)?.columns[0]?.widgets[0];
  if (last === undefined) return <EmptyStart />;
  return (
    <>
      {layout.map((row) => (
        <CanvasRow key={row.id} row={row} />
      ))}
      <div className="canvas-end">
        <InsertionLine where="below" widget={last} />
      </div>
    </>
  );
}
