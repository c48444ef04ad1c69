import { flushSync } from "react-dom";
import type { SpanClip } from "#documents/clip/read-clip.ts";
import { caretBehind, markCaret, placeNow } from "#widgets/kit/moved-caret.ts";
import { blocksBetween } from "../model/blocks.ts";
import { arrangingWords } from "../wording.ts";
import { orderOf, selectBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import type { PutAt } from "./put-span.ts";
import { keepStood } from "./stood.ts";
import { slide } from "./slide.ts";
import { flowOf, heldSpan, type Span, type SpanNow, spanNow } from "./span.ts";

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
  const { draft, undo } = canvas.session;
  const before = canvas.span.get();
  canvas.span.set(null);
  canvas.edits.cut(first, last, between);
  const caret = caretBehind(draft.getText(first.flow.part(first.id)), first.letter);
  if (before) keepStood(undo, { before, behind: { anchor: caret.place, head: caret.place } });
  markCaret(draft, first.id, caret);
  canvas.focuses.into(first.id, "end");
}

/** What is typed or pasted next takes the place of what was selected: the caret stands there before the browser writes. */
export function typeOverSpan(canvas: Canvas, now: SpanNow): void {
  const before = canvas.span.get();
  flushSync(() => deleteSpan(canvas, now));
  if (before) keepStood(canvas.session.undo, { before, behind: null });
  canvas.edits.goOn();
}

/**
 * Puts a selection over several texts, which was copied or cut out, where somebody writes; the caret stands behind it. False where that
 * is in no text, or what stood in columns is to be put there.
 */
export function putSpanHere(canvas: Canvas, clip: SpanClip, at: PutAt | null): boolean {
  if (!at || clip.widgets.some(({ stand }) => stand)) return false;
  const { draft, undo } = canvas.session;
  const text = draft.getText(at.flow.part(at.id));
  const [anchor, head] = [at.letter, at.to].map((letter) => caretBehind(text, letter).place);
  const { end } = slide(() => canvas.edits.putSpan(at, clip));
  if (!end || !anchor || !head) return true;
  const caret = caretBehind(draft.getText(end.flow.part(end.id)), end.letter);
  keepStood(undo, { before: { anchor, head }, behind: { anchor: caret.place, head: caret.place } });
  markCaret(draft, end.id, caret);
  canvas.focuses.into(end.id, "end");
  return true;
}

/** What is selected in the text in which somebody writes, or where the caret is. */
export function selectedHere(canvas: Canvas): PutAt | null {
  const id = document.activeElement
    ?.closest(".kit-text-host")
    ?.closest("[data-widget]")
    ?.getAttribute("data-widget");
  const flow = id ? flowOf(canvas, id) : null;
  const caret = id ? canvas.carets.get(id)?.() : null;
  if (!id || !flow || !caret) return null;
  const [anchor, head] = [caret.anchor, caret.head].map((place) => placeNow(canvas.session.draft, place));
  if (anchor?.id !== id || head?.id !== id) return null;
  return {
    id,
    flow,
    letter: Math.min(anchor.letter, head.letter),
    to: Math.max(anchor.letter, head.letter),
  };
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
