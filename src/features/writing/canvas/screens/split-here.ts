import { caretBehind, markCaret, placeNow } from "#widgets/kit/moved-caret.ts";
import { arrangingWords } from "../wording.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { flowOf, type SpanEnd } from "./span.ts";
import { slide } from "./slide.ts";
import type { Split } from "./split-text.ts";

/** Parts the text in which somebody writes at their caret, and offers for six seconds to join it again (DLGS-14, DLGS-18). */
export function splitHere(canvas: Canvas, id: string): void {
  const { say, session } = canvas;
  const at = caretIn(canvas, id);
  const split = at && slide(() => canvas.edits.split(at));
  if (!split) return void canvas.tell({ kind: "error", text: say(arrangingWords.notSplit) });
  const step = session.undo.undoStack.at(-1);
  enter(canvas, { ...split.below, letter: 0 });
  const perform = () => {
    if (session.undo.undoStack.at(-1) === step) slide(() => session.undo.undo());
    else join(canvas, split);
  };
  canvas.tell({
    kind: "split",
    text: say(arrangingWords.split),
    undo: { label: say(arrangingWords.undo), perform },
  });
}

/** Somebody has gone on writing: what they wrote stays. */
function join(canvas: Canvas, split: Split): void {
  const order = orderOf(canvas);
  // A text that was made a heading is another block.
  const areThere = order.includes(split.above.id) && order.includes(split.below.id);
  const met = areThere ? slide(() => canvas.edits.join(split)) : null;
  if (!met) return void canvas.tell({ kind: "error", text: canvas.say(arrangingWords.notJoined) });
  enter(canvas, met);
}

function caretIn(canvas: Canvas, id: string): SpanEnd | null {
  const flow = flowOf(canvas, id);
  const caret = canvas.carets.get(id)?.();
  const place = caret && placeNow(canvas.session.draft, caret.head);
  return flow && place?.id === id ? { ...place, flow } : null;
}

function enter(canvas: Canvas, { id, flow, letter }: SpanEnd): void {
  const { draft } = canvas.session;
  markCaret(draft, id, caretBehind(draft.getText(flow.part(id)), letter));
  canvas.focuses.into(id, "end");
}
