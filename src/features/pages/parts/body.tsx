import type { ComponentType } from "react";
import type { Document } from "#documents/document.ts";
import type { Outline } from "#documents/outline.ts";
import { views } from "#widgets/views.ts";
import type { ViewProps } from "#widgets/widget.ts";

/** A page's content: rows, columns, widgets. Widths come from the closed list of twelfths. */
export function Body(props: { document: Document; outline: Outline }) {
  const { rows, widgets } = props.document;
  return rows.map((row, place) => (
    <div className={row.columns.length > 1 ? "row row-columns" : "row"} key={place}>
      {row.columns.map((column, at) => (
        <div className={`column width-${column.width}`} key={at}>
          {column.widgets.map((id) => {
            const widget = widgets[id];
            if (!widget) return null;
            const View: ComponentType<ViewProps<never>> = views[widget.kind];
            return (
              <section className="widget" key={id} data-widget={id}>
                <View content={widget.content as never} anchors={props.outline.names.get(id)} />
              </section>
            );
          })}
        </div>
      ))}
    </div>
  ));
}
