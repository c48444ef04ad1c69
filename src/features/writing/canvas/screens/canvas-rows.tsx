import { useDeferredValue } from "react";
import { useCanvas } from "./canvas.ts";
import { CanvasRow } from "./canvas-row.tsx";
import { EmptyStart } from "./empty-start.tsx";
import { InsertionLine } from "./insertion-line.tsx";
import { useObserved } from "#ui/observed.ts";

/** The rows of the page; read again only when it is arranged anew. So many come first; those below right behind them, so that no key waits for them. */
export function CanvasRows({ first }: { first: number }) {
  const { watch } = useCanvas();
  const layout = useObserved(watch.layout, (now) => now);
  // Whoever has scrolled already would see the page grow. To ask for it lays out the page that goes.
  const isWhole = useDeferredValue(true, layout.length <= first || scrollY > 0);
  const last = layout.at(-1)?.columns[0]?.widgets[0];
  if (last === undefined) return <EmptyStart />;
  return (
    <>
      {(isWhole ? layout : layout.slice(0, first)).map((row) => (
        <CanvasRow key={row.id} row={row} />
      ))}
      <div className="canvas-end">
        <InsertionLine where="below" widget={last} />
      </div>
    </>
  );
}
