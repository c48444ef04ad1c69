import * as Y from "yjs";
import type { TextTurn } from "#widgets/kit/editor.ts";
import type { Side } from "#widgets/kit/line-sides.ts";
import { placeNow } from "#widgets/kit/moved-caret.ts";
import type { TextLines } from "#widgets/kit/text-forms.ts";
import { areAlready, selectSome, textsAmong, turnLines } from "./block-deeds.ts";
import type { Canvas } from "./canvas.ts";
import { overSpan } from "./stood.ts";
import { flowOf, heldSpan, type SpanEnd, type SpanNow, spanNow } from "./span.ts";

/** The lines of a selection over several texts, of the first and the last as whole lines. */
export function linesOfSpan(canvas: Canvas, { first, last, between }: SpanNow): readonly TextLines[] {
  return textsAmong(canvas, [
    { id: first.id, within: { from: first.letter } },
    ...between.map((id) => ({ id })),
    { id: last.id, within: { to: last.letter } },
  ]);
}

/**
 * Makes all lines of a selection into another form, or takes a list from them that they all are. What is selected stays so; where it
 * is no text any more, the blocks are selected that came of it.
 */
export function turnSpan(canvas: Canvas, now: SpanNow, form: TextTurn): void {
  overSpan(canvas, () => turnLinesOf(canvas, now, form));
}

function turnLinesOf(canvas: Canvas, now: SpanNow, form: TextTurn): void {
  const lines = linesOfSpan(canvas, now);
  const isForward = startsAt(canvas, now.first.id);
  const [first, last] = [heldLetter(canvas, now.first), heldLetter(canvas, now.last)];
  const made = turnLines(canvas, lines, { form, isOff: areAlready(canvas, lines, form) });
  if (!made) return;
  const [start, end] = [placeIn(canvas, first, made[0]), placeIn(canvas, last, made.at(-1))];
  const span = start && end && (isForward ? { anchor: start, head: end } : { anchor: end, head: start });
  if (span && spanNow(canvas, span)) return canvas.span.set(heldSpan(canvas, span));
  canvas.span.set(null);
  selectSome(canvas, made.flat());
}

export function alignSpan(canvas: Canvas, now: SpanNow, side: Side): void {
  overSpan(canvas, () => canvas.edits.align(linesOfSpan(canvas, now), side));
}

function startsAt(canvas: Canvas, id: string): boolean {
  const span = canvas.span.get();
  return span === null || placeNow(canvas.session.draft, span.anchor)?.id === id;
}

/** By a letter where there is one: a place that is the end of a text does not follow its words into another. */
function heldLetter(canvas: Canvas, { id, flow, letter }: SpanEnd): Y.RelativePosition {
  const text = canvas.session.draft.getText(flow.part(id));
  return Y.createRelativePositionFromTypeIndex(text, letter, letter > 0 ? -1 : 0);
}

/** Where a place is in what came of its text; without letters it has nowhere else to be than at the start. */
function placeIn(
  canvas: Canvas,
  place: Y.RelativePosition,
  made: readonly string[] = [],
): Y.RelativePosition | null {
  const { draft } = canvas.session;
  if (made.includes(placeNow(draft, place)?.id ?? "")) return place;
  const [id = ""] = made;
  const flow = id === "" ? null : flowOf(canvas, id);
  return flow && Y.createRelativePositionFromTypeIndex(draft.getText(flow.part(id)), 0, 0);
}
