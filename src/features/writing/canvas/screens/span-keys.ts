import * as Y from "yjs";
import { isMacKeyboard } from "#client/command-keys.ts";
import type { SelectedOut } from "#widgets/kit/editor.ts";
import { markCaret, placeNow } from "#widgets/kit/moved-caret.ts";
import { arrangingWords } from "../wording.ts";
import { extendBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { blocksOfSpan, selectSpan } from "./span-deeds.ts";
import { boxInSight, isRightToLeft, over, type Spot, type Step, stepped } from "./span-steps.ts";
import { flowOf, heldSpan, type Span, spanNow } from "./span.ts";

/**
 * A selection by keys leaves a text over an edge. In a text it goes on letter by letter, or line by line in its column; where no text
 * comes next, or all of the text was asked for, it is of whole blocks.
 */
export function selectOut(canvas: Canvas, id: string, { to, by, x = 0 }: SelectedOut): void {
  const caret = canvas.carets.get(id)?.();
  const mayShow = CSS.highlights !== undefined && by !== "block";
  const spot = mayShow ? over(canvas, id, to, by === "line" ? x : undefined) : null;
  const isText = caret && spot !== null && spot !== "object";
  if (!isText) return extendBlocks(canvas, to === "before" ? -1 : 1);
  selectSpan(canvas, { anchor: caret.anchor, head: placeOf(canvas, spot), ...(by === "line" ? { x } : {}) });
  boxInSight(spot, to);
}

/** The moving end of a selection over several texts goes on; false for keys that mean something else. */
export function extendSpan(canvas: Canvas, span: Span, event: KeyboardEvent): boolean {
  const from = placeNow(canvas.session.draft, span.head);
  const step = from && stepOf(event, from);
  if (!from || !step) return false;
  const x = span.x ?? boxInSight(from, step.to)?.left ?? 0;
  const spot = nextSpot(canvas, span, { from, step, x });
  if (spot === "object") blocksAndOn(canvas, span, step);
  else if (spot) reach(canvas, { ...span, x: step.by === "line" ? x : undefined }, { spot, to: step.to });
  return true;
}

const steps: Readonly<Record<string, "up" | "down" | "left" | "right" | "home" | "end">> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "home",
  End: "end",
};

function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, from: Spot): Step | null {
  const way = steps[key];
  if (!way || !shiftKey) return null;
  const isMac = isMacKeyboard();
  const isFar = isMac ? metaKey : ctrlKey;
  if (way === "home" || way === "end")
    return { to: way === "home" ? "before" : "after", by: isFar ? "page" : "edge" };
  if (way === "up" || way === "down")
    return { to: way === "up" ? "before" : "after", by: isMac && isFar ? "page" : "line" };
  const to = (way === "left") !== isRightToLeft(from) ? "before" : "after";
  if (isMac && isFar) return { to, by: "edge" };
  return { to, by: (isMac ? altKey : ctrlKey) ? "word" : "letter" };
}

/** On its way back the selection lets go of what is no text as it took it: at once. */
function nextSpot(
  canvas: Canvas,
  span: Span,
  { from, step, x }: { readonly from: Spot; readonly step: Step; readonly x: number },
): Spot | "object" | null {
  const next = stepped(canvas, from, step, x);
  const now = next === "object" ? spanNow(canvas, span) : null;
  if (!now || (step.to === "before") !== (now.last.id === from.id)) return next;
  const between = step.to === "before" ? now.between.toReversed() : now.between;
  const end = between.findIndex((id) => flowOf(canvas, id));
  const last = between.slice(0, end < 0 ? between.length : end).at(-1) ?? from.id;
  return over(canvas, last, step.to, step.by === "line" ? x : undefined);
}

/** What is no text is taken as a whole, and with it the texts so far. */
function blocksAndOn(canvas: Canvas, span: Span, { to }: Step): void {
  const now = spanNow(canvas, span);
  if (!now) return;
  blocksOfSpan(canvas, now, to);
  extendBlocks(canvas, to === "before" ? -1 : 1);
}

function reach(
  canvas: Canvas,
  span: Span,
  { spot, to }: { readonly spot: Spot; readonly to: Step["to"] },
): void {
  const { draft } = canvas.session;
  const anchor = placeNow(draft, span.anchor);
  const head = placeOf(canvas, spot);
  if (anchor?.id === spot.id) {
    canvas.span.set(null);
    markCaret(draft, spot.id, { place: head, behind: [] }, { place: span.anchor, behind: [] });
    return canvas.focuses.into(spot.id, "end");
  }
  const before = countOf(canvas, span);
  const next = heldSpan(canvas, { ...span, head });
  canvas.span.set(next);
  const count = countOf(canvas, next);
  if (count !== before) canvas.announce(canvas.say(arrangingWords.textSelected, { count }));
  boxInSight(spot, to);
}

/** The blocks that a selection touches. */
function countOf(canvas: Canvas, span: Span): number {
  return (spanNow(canvas, span)?.between.length ?? 0) + 2;
}

function placeOf(canvas: Canvas, { id, letter }: Spot): Y.RelativePosition {
  const text = canvas.session.draft.getText(flowOf(canvas, id)?.part(id) ?? "");
  return Y.createRelativePositionFromTypeIndex(text, Math.min(letter, text.length), 0);
}
