import { Fragment, memo, useState } from "react";
import type { LayoutRow } from "#documents/draft/layout.ts";
import { CanvasWidget } from "./canvas-widget.tsx";
import { ColumnGap } from "./column-gap.tsx";
import { InsertionLine } from "./insertion-line.tsx";

/** A row as readers see it, with the same classes as the body of a page that is read. */
export const CanvasRow = memo(function CanvasRow({ row }: { row: LayoutRow }) {
  const [dragged, setDragged] = useState<readonly number[] | null>(null);
  const isSingle = row.columns.length === 1 && row.columns[0]?.widgets.length === 1;
  const widthOf = (at: number) => dragged?.[at] ?? row.columns[at]?.width ?? 12;
  return (
    <div
      className={
        row.columns.length > 1
          ? "pages-row pages-row-columns canvas-row canvas-row-columns"
          : "pages-row canvas-row"
      }
      data-row={row.id}
    >
      <InsertionLine where="above" widget={row.columns[0]?.widgets[0] ?? ""} />
      {row.columns.map((column, at) => (
        <Fragment key={column.id}>
          <div className={`pages-column pages-width-${widthOf(at)} canvas-column`} data-column={column.id}>
            {column.widgets.map((id, place) => (
              <CanvasWidget key={id} id={id} follows={place > 0} isBeside={row.columns.length > 1} />
            ))}
            {!isSingle && <InsertionLine where="after" widget={column.widgets.at(-1) ?? ""} />}
          </div>
          {at < row.columns.length - 1 && (
            <ColumnGap row={row} at={at} dragged={dragged} onDrag={setDragged} />
          )}
        </Fragment>
      ))}
    </div>
  );
});
