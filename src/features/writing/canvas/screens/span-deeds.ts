import { flushSync } from "react-dom";
import { caretBehind, markCaret } from "#widgets/kit/moved-caret.ts";
import { blocksBetween } from "../model/blocks.ts";
import { arrangingWords } from "../wording.ts";
import { orderOf, selectBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { heldSpan, type Span, type SpanNow, spanNow } from "./span.ts";

/** Selects from letter to letter, and says over how many blocks. */
export function selectSpan(canvas: Canvas, span: Span): void {
  canvas.span.set(heldSpan(canvas, span));
  // What the platform selected in the first text is part of it now, and no words to format by themselves.
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {};
  if (anchorNode) getSelection()?.collapse(anchorNode, anchorOffset);
  const now = spanNow(canvas, span);
  const count = now ? now.between.length + 2 : 0;
  if (now) canvas.announce(canvas.say(arrangingWords.textSelected, { count }));
}

/** What is left of the first text goes on in what is left of the last; all between goes. The caret stands where they meet. */
export function deleteSpan(canvas: Canvas, { first, last, between }: SpanNow): void {
  canvas.span.set(null);
  canvas.edits.cut(first, last, between);
  const { draft } = canvas.session;
  markCaret(draft, first.id, caretBehind(draft.getText(first.flow.part(first.id)), first.letter));
  canvas.focuses.into(first.id, "end");
}

/** What is typed or pasted next takes the place of what was selected: the caret stands there before the browser writes. */
export function typeOverSpan(canvas: Canvas, now: SpanNow): void {
  flushSync(() => deleteSpan(canvas, now));
  canvas.edits.goOn();
}

/** The blocks that a selection touches, as a whole; the moving end is the one on this side. */
export function blocksOfSpan(
  canvas: Canvas,
  { first, last }: SpanNow,
  head: "before" | "after" = "after",
): void {
  canvas.span.set(null);
  const [from, to] = head === "after" ? [first.id, last.id] : [last.id, first.id];
  const blocks = blocksBetween(orderOf(canvas), from, to);
  if (blocks) selectBlocks(canvas, blocks);
}
