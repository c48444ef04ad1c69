import * as Y from "yjs";
import { editors } from "#widgets/editors.ts";
import type { KindEditor } from "#widgets/kit/editor.ts";
import type { Flow, FlowPlace } from "#widgets/kit/flow.ts";
import { placeNow } from "#widgets/kit/moved-caret.ts";
import { letterOf, pointOf, type TextPoint } from "#widgets/kit/text-points.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";

/** A selection from a letter of one text to a letter of another. Letters of the draft, so that others may write meanwhile. */
export type Span = {
  readonly anchor: Y.RelativePosition;
  readonly head: Y.RelativePosition;
  /** From left to right, where the head stays while keys take it up and down. */
  readonly x?: number | undefined;
};

/** A letter of a text, as it is counted now. */
export type SpanEnd = FlowPlace & { readonly letter: number };

/** The two ends in reading order, and the widgets between them. */
export type SpanNow = {
  readonly first: SpanEnd;
  readonly last: SpanEnd;
  readonly between: readonly string[];
};

/** How a widget that is one text goes on in others; null for all that is none. */
export function flowOf({ kindOf }: Canvas, id: string): Flow | null {
  const editor: KindEditor<never> = editors[kindOf(id)];
  return editor.flow ?? null;
}

export function hostOf(id: string): Element | null {
  return document.querySelector(`.canvas [data-widget="${CSS.escape(id)}"] .kit-text-host`);
}

/** The place of the draft at a point of the window or of the page; null outside of texts. */
export function placeAtPoint(canvas: Canvas, id: string, point: TextPoint | null): Y.RelativePosition | null {
  const [flow, host] = [flowOf(canvas, id), hostOf(id)];
  if (!flow || !host || !point || !host.contains(point.node)) return null;
  const text = canvas.session.draft.getText(flow.part(id));
  const letter = Math.min(letterOf(host, point), text.length);
  return Y.createRelativePositionFromTypeIndex(text, letter, 0);
}

/** What stands under a pointer; null in browsers that could not show a selection over several texts. */
export function pointUnder(x: number, y: number): TextPoint | null {
  if (!("highlights" in CSS)) return null;
  const place = document.caretPositionFromPoint?.(x, y);
  return place ? { node: place.offsetNode, offset: place.offset } : null;
}

/** Where a span is now; null when an end of it is gone, or both are in one text. */
export function spanNow(canvas: Canvas, { anchor, head }: Span): SpanNow | null {
  const order = orderOf(canvas);
  const [one, other] = [endNow(canvas, anchor), endNow(canvas, head)];
  if (!one || !other || one.id === other.id) return null;
  const [from, to] = [order.indexOf(one.id), order.indexOf(other.id)];
  if (from < 0 || to < 0) return null;
  const [first, last] = from < to ? [one, other] : [other, one];
  return { first, last, between: order.slice(Math.min(from, to) + 1, Math.max(from, to)) };
}

/**
 * A selection that holds on to its own letters on both sides: what others write right before its first and right behind its last
 * stands outside of it, as in one text. Whichever end was there first.
 */
export function heldSpan(canvas: Canvas, span: Span): Span {
  const now = spanNow(canvas, span);
  if (!now) return span;
  const isForward = endNow(canvas, span.anchor)?.id === now.first.id;
  const [first, last] = [heldEnd(canvas, now.first, 0), heldEnd(canvas, now.last, -1)];
  return { ...span, ...(isForward ? { anchor: first, head: last } : { anchor: last, head: first }) };
}

function heldEnd(canvas: Canvas, { id, flow, letter }: SpanEnd, side: 0 | -1): Y.RelativePosition {
  const text = canvas.session.draft.getText(flow.part(id));
  return Y.createRelativePositionFromTypeIndex(text, letter, side);
}

function endNow(canvas: Canvas, place: Y.RelativePosition): SpanEnd | null {
  const found = placeNow(canvas.session.draft, place);
  if (!found || !orderOf(canvas).includes(found.id)) return null;
  const flow = flowOf(canvas, found.id);
  return flow && { ...found, flow };
}

/** What of the page a span covers, text by text. */
export function rangesOf(canvas: Canvas, { first, last, between }: SpanNow): Range[] {
  const whole = between.filter((id) => flowOf(canvas, id)).map((id) => ({ id, from: null, to: null }));
  const parts = [
    { id: first.id, from: first.letter, to: null },
    ...whole,
    { id: last.id, from: null, to: last.letter },
  ];
  return parts.flatMap(({ id, from, to }) => {
    const host = hostOf(id);
    if (!host) return [];
    const range = document.createRange();
    range.selectNodeContents(host);
    const [start, end] = [from === null ? null : pointOf(host, from), to === null ? null : pointOf(host, to)];
    if (start) range.setStart(start.node, start.offset);
    if (end) range.setEnd(end.node, end.offset);
    return [range];
  });
}
