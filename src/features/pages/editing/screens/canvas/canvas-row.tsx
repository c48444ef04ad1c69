import { memo } from "react";
import type { LayoutRow } from "../../model/draft/layout.ts";
import { CanvasWidget } from "./canvas-widget.tsx";

/** A row as readers see it, with the same classes as the body of a page that is read. */
export const CanvasRow = memo(function CanvasRow({ row }: { row: LayoutRow }) {
  return (
    <div className={row.columns.length > 1 ? "row row-columns" : "row"} data-row={row.id}>
      {row.columns.map((column) => (
        <div className={`column width-${column.width}`} key={column.id} data-column={column.id}>
          {column.widgets.map((id) => (
            <CanvasWidget key={id} id={id} />
          ))}
        </div>
      ))}
    </div>
  );
});
