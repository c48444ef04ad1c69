import type { ReactNode } from "react";
import type { Document } from "#documents/document.ts";
import { isLiving } from "#widgets/widget.ts";
import { blockAnchor } from "../model/block-anchor.ts";
import { holeMark } from "../holes/model/hole-marks.ts";

type Widget = Document["widgets"][string];

/** What stands in a widget's element: drawn here, or finished HTML. */
export type Inside =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/** A page's content: rows, columns, widgets. Widths come from the closed list of twelfths. `inside` draws a widget. */
export function Body(props: { document: Document; inside: (id: string, widget: Widget) => Inside }) {
  const { rows, widgets, earlier } = props.document;
  return rows.map((row, place) => (
    <div className={row.columns.length > 1 ? "pages-row pages-row-columns" : "pages-row"} key={place}>
      {row.columns.map((column, at) => (
        <div className={`pages-column pages-width-${column.width}`} key={at}>
          {column.widgets.map((id) => {
            const widget = widgets[id];
            if (!widget) return null;
            const hole = isLiving(widget.kind) ? { [holeMark]: widget.kind } : {};
            return (
              <section
                className="pages-widget"
                key={id}
                id={blockAnchor(id)}
                data-was={earlier?.[id]?.join(" ")}
                data-widget={id}
                {...hole}
                {...props.inside(id, widget)}
              />
            );
          })}
        </div>
      ))}
    </div>
  ));
}
