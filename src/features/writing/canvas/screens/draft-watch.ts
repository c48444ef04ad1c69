import type * as Y from "yjs";
import type { StoredWidget } from "#widgets/widget.ts";
import { type Layout, layoutOf } from "#documents/draft/layout.ts";
import { type WidgetReading, widgetReading } from "#documents/draft/widget-reading.ts";
import { changedParts } from "./changed-parts.ts";
import { type Observed, observed } from "#ui/observed.ts";

/** The draft as the canvas draws it: the layout, and each widget by itself, so that a key typed in one redraws only that. */
export type DraftWatch = {
  readonly layout: Observed<Layout>;
  widget(id: string): StoredWidget;
  subscribe(id: string, listener: () => void): () => void;
  /** Follows the draft until the function that it answers is called. */
  start(): () => void;
};

export function watchDraft(draft: Y.Doc): DraftWatch {
  const layout = observed(layoutOf(draft));
  const readings = new Map<string, WidgetReading>();
  const listeners = new Map<string, Set<() => void>>();

  function follow(change: Y.Transaction) {
    const changed = changedParts(draft, change);
    for (const [id, parts] of changed.widgets) readings.get(id)?.changed(parts);
    if (changed.layout) layout.set(withOldRows(layout.get(), layoutOf(draft)));
    for (const id of changed.widgets.keys()) for (const listener of listeners.get(id) ?? []) listener();
  }

  return {
    layout,
    widget(id) {
      const reading = readings.get(id) ?? widgetReading(draft, id);
      readings.set(id, reading);
      return reading.widget();
    },
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => own.delete(listener);
    },
    start() {
      draft.on("afterTransaction", follow);
      // What came between the first drawing and now.
      readings.clear();
      layout.set(withOldRows(layout.get(), layoutOf(draft)));
      for (const own of listeners.values()) for (const listener of own) listener();
      return () => draft.off("afterTransaction", follow);
    },
  };
}

/** Rows that are as they were stay the same objects, so that they are not drawn again. */
function withOldRows(before: Layout, after: Layout): Layout {
  const old = new Map(before.map((row) => [row.id, row]));
  const rows = after.map((row) => {
    const was = old.get(row.id);
    return was && JSON.stringify(was) === JSON.stringify(row) ? was : row;
  });
  const isSame = rows.length === before.length && rows.every((row, at) => row === before[at]);
  return isSame ? before : rows;
}
