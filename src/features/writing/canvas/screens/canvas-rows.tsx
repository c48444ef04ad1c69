import { useDeferredValue } from "react";
import { useCanvas } from "./canvas.ts";
import { CanvasRow } from "./canvas-row.tsx";
import { EmptyStart } from "./empty-start.tsx";
import { InsertionLine } from "./insertion-line.tsx";
import { useObserved } from "#ui/observed.ts";

/** So many rows fill any window; those below come right behind them, so that the first key need not wait for them. */
const rowsFirst = 30;

/** The rows of the page; read again only when it is arranged anew. */
export function CanvasRows() {
  const { watch } = useCanvas();
  const layout = useObserved(watch.layout, (now) => now);
  // Whoever has scrolled already would see the page grow.
  const isWhole = useDeferredValue(true, scrollY > 0);
  const last = layout.at(-1)?.columns[0]?.widgets[0];
  if (last === undefined) return <EmptyStart />;
  return (
    <>
      {(isWhole ? layout : layout.slice(0, rowsFirst)).map((row) => (
        <CanvasRow key={row.id} row={row} />
      ))}
      <div className="canvas-end">
        <InsertionLine where="below" widget={last} />
      </div>
    </>
  );
}
