import * as Y from "yjs";
import type { FlowPlace } from "#widgets/kit/flow.ts";
import { lineEnd } from "#widgets/kit/rich-text.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { readDraftWidget, valuesOf } from "./draft-widget.ts";

/** Letters of a text as the draft counts them; to its end where `to` is left out. */
type Range = { readonly from: number; readonly to?: number };

/**
 * A part of a widget that is one text, as a widget of its own, with the marks of its letters and the looks of its lines. The draft is
 * only read.
 */
export function widgetPart(draft: Y.Doc, { id, flow }: FlowPlace, { from, to }: Range): StoredWidget {
  const part = new Y.Doc();
  const text = part.getText(flow.part(id));
  for (const [path, value] of valuesOf(draft, id).entries()) valuesOf(part, id).set(path, value);
  text.applyDelta(draft.getText(flow.part(id)).toDelta() as unknown[]);
  if (to !== undefined) cutBehind(text, to);
  text.delete(0, Math.min(from, text.length));
  return readDraftWidget(part, id);
}

/** The line that is cut keeps its own end, which holds its look. */
function cutBehind(text: Y.Text, to: number): void {
  const end = text.toString().indexOf(lineEnd, to);
  if (end < 0) return text.delete(to, Math.max(0, text.length - to));
  text.delete(end + 1, text.length - end - 1);
  text.delete(to, end - to);
}
