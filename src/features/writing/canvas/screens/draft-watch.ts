import type * as Y from "yjs";
import { richPart } from "#widgets/kit/draft-parts.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { type Layout, layoutOf } from "#documents/draft/layout.ts";
import { type WidgetReading, widgetReading } from "#documents/draft/widget-reading.ts";
import { type Changed, changedParts } from "./changed-parts.ts";
import { hearers, pausedHearers } from "./hearers.ts";
import { type Observed, observed } from "#ui/observed.ts";

/** The draft as the canvas draws it: the layout, and each widget by itself, so that a key typed in one redraws only that. */
export type DraftWatch = {
  readonly layout: Observed<Layout>;
  widget(id: string): StoredWidget;
  subscribe(id: string, listener: () => void): () => void;
  /** As `subscribe`, for who shows what readers see: of keys in a long text it is told when they pause. Its editor shows them at once. */
  subscribeToContent(id: string, listener: () => void): () => void;
  /** Follows the draft until the function that it answers is called. */
  start(): () => void;
};

/** A text of more letters is not read and drawn anew for each key. */
const longText = 5_000;

export function watchDraft(draft: Y.Doc): DraftWatch {
  const layout = observed(layoutOf(draft));
  const readings = new Map<string, WidgetReading>();
  const listeners = hearers();
  const ofContent = pausedHearers();

  function follow(change: Y.Transaction) {
    const changed = changedParts(draft, change);
    for (const [id, parts] of changed.widgets) readings.get(id)?.changed(parts);
    if (changed.layout) layout.set(withOldRows(layout.get(), layoutOf(draft)));
    const typed = longTextTyped(draft, change, changed);
    for (const id of changed.widgets.keys()) {
      listeners.tell(id);
      if (id === typed) ofContent.tellLater(id);
      else ofContent.tell(id);
    }
  }

  return {
    layout,
    widget(id) {
      const reading = readings.get(id) ?? widgetReading(draft, id);
      readings.set(id, reading);
      return reading.widget();
    },
    subscribe: listeners.add,
    subscribeToContent: ofContent.add,
    start() {
      draft.on("afterTransaction", follow);
      // What came between the first drawing and now.
      readings.clear();
      layout.set(withOldRows(layout.get(), layoutOf(draft)));
      for (const each of [listeners, ofContent]) each.tellAll();
      return () => {
        draft.off("afterTransaction", follow);
        ofContent.stop();
      };
    },
  };
}

/** The widget in whose long text this tab has just written, and nowhere else. */
function longTextTyped(draft: Y.Doc, { local }: Y.Transaction, { layout, widgets }: Changed): string | null {
  const [first, ...others] = widgets;
  const [part, ...parts] = first?.[1] ?? [];
  if (!local || layout || !first || others.length > 0 || part?.holds !== "rich" || parts.length > 0)
    return null;
  return draft.getText(richPart(first[0], part.path)).length > longText ? first[0] : null;
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
