import { lettersOf } from "#widgets/kit/flow.ts";
import { letterOf, pointOf, type TextPoint } from "#widgets/kit/text-points.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { flowOf, hostOf, pointUnder } from "./span.ts";

/** How far a key takes the moving end of a selection over several texts. */
export type Step = {
  readonly to: "before" | "after";
  readonly by: "letter" | "word" | "line" | "edge" | "page";
};

/** A letter of a text on the page. */
export type Spot = { readonly id: string; readonly letter: number };

/** The lines between two texts in which no letters stand, at most, in CSS pixels. */
const gapMost = 120;

/** Where a step leads; "object" where what comes next is no text, null at the ends of the page. */
export function stepped(canvas: Canvas, from: Spot, { to, by }: Step, x: number): Spot | "object" | null {
  if (by === "page") return endOfPage(canvas, to);
  if (by === "edge") return edgeOfLine(from, to);
  if (by === "line")
    return lineAway(from, to, x) ?? over(canvas, from.id, to, x) ?? endOfText(canvas, from.id, to);
  const text = wordsOf(canvas, from.id);
  const isAtEdge = to === "before" ? from.letter === 0 : from.letter >= text.length;
  if (isAtEdge) return over(canvas, from.id, to);
  return { id: from.id, letter: boundary(text, from.letter, { to, by }) };
}

/** Into the text before or behind: to its nearest letter, or to the nearest line in a column. */
export function over(canvas: Canvas, id: string, to: Step["to"], x?: number): Spot | "object" | null {
  const order = orderOf(canvas);
  const next = order[order.indexOf(id) + (to === "before" ? -1 : 1)];
  if (next === undefined) return null;
  if (!flowOf(canvas, next)) return "object";
  const edge = endOfText(canvas, next, to === "before" ? "after" : "before");
  return (x === undefined ? null : nearestLine(edge, to, x)) ?? edge;
}

/** The box of a caret at a letter, in CSS pixels of the window; scrolled to, with a line more in the direction of the step. */
export function boxInSight({ id, letter }: Spot, to: Step["to"]): DOMRect | null {
  const host = hostOf(id);
  if (!host) return null;
  const box = boxAt(pointOf(host, letter));
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const above = box.top - gapMost - top;
  const below = box.bottom + gapMost - innerHeight;
  if (to === "before" && above < 0) scrollBy({ top: above, behavior: "instant" });
  if (to === "after" && below > 0) scrollBy({ top: below, behavior: "instant" });
  return boxAt(pointOf(host, letter));
}

function wordsOf(canvas: Canvas, id: string): string {
  const flow = flowOf(canvas, id);
  const { draft } = canvas.session;
  return flow ? draft.getText(flow.part(id)).toString().slice(0, lettersOf(draft, { id, flow })) : "";
}

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** The end of the next sign or word in a direction. */
function boundary(text: string, from: number, { to, by }: Step): number {
  const segments = (by === "word" ? words : signs).segment(text);
  for (let at = from; ; ) {
    const segment = segments.containing(to === "before" ? at - 1 : at);
    if (!segment) return to === "before" ? 0 : text.length;
    at = to === "before" ? segment.index : segment.index + segment.segment.length;
    if (by !== "word" || segment.isWordLike) return at;
  }
}

/** The same place one line up or down in the same text; null where it has no further line. */
function lineAway(from: Spot, to: Step["to"], x: number): Spot | null {
  const [host, box] = [hostOf(from.id), boxInSight(from, to)];
  if (!host || !box) return null;
  const all = host.getBoundingClientRect();
  const isDown = to === "after";
  for (let gap = 4; gap < gapMost; gap += 6) {
    const y = isDown ? box.bottom + gap : box.top - gap;
    if (y < all.top || y > all.bottom) return null;
    const point = pointIn(host, x, y);
    const there = point && boxAt(point);
    const isThere = there && (isDown ? there.top >= box.bottom - 4 : there.bottom <= box.top + 4);
    if (isThere) return { id: from.id, letter: letterOfLine(host, { x, there, point }, from, to) };
  }
  return null;
}

/**
 * The gap between two lines belongs to the start of the second, whatever the column: the letter is looked for in the middle of the
 * line. The start of a line is the end of the one before, though, so at the edge of a column that can be where the step began.
 */
function letterOfLine(
  host: Element,
  { x, there, point }: { readonly x: number; readonly there: DOMRect; readonly point: TextPoint },
  { letter: from }: Spot,
  to: Step["to"],
): number {
  const letter = letterOf(host, pointIn(host, x, (there.top + there.bottom) / 2) ?? point);
  return (to === "after" ? letter > from : letter < from) ? letter : letterOf(host, point);
}

/** The first or last line of a text in a column. */
function nearestLine(edge: Spot, to: Step["to"], x: number): Spot | null {
  const host = hostOf(edge.id);
  if (!host || !boxInSight(edge, to)) return null;
  const { top, bottom } = host.getBoundingClientRect();
  for (let gap = 4; gap < Math.min(gapMost, bottom - top); gap += 6) {
    const point = pointIn(host, x, to === "after" ? top + gap : bottom - gap);
    if (point) return { id: edge.id, letter: letterOf(host, point) };
  }
  return null;
}

function edgeOfLine(from: Spot, to: Step["to"]): Spot | null {
  const [host, box] = [hostOf(from.id), boxInSight(from, to)];
  if (!host || !box) return null;
  const { left, right } = host.getBoundingClientRect();
  const isLeft = (to === "before") !== isRightToLeft(from);
  const point = pointIn(host, isLeft ? left : right, (box.top + box.bottom) / 2);
  return point && { id: from.id, letter: letterOf(host, point) };
}

function endOfPage(canvas: Canvas, to: Step["to"]): Spot | null {
  const texts = orderOf(canvas).filter((id) => flowOf(canvas, id));
  const id = to === "before" ? texts[0] : texts.at(-1);
  return id === undefined ? null : endOfText(canvas, id, to);
}

function endOfText(canvas: Canvas, id: string, to: Step["to"]): Spot {
  return { id, letter: to === "before" ? 0 : wordsOf(canvas, id).length };
}

/** Whether the line of a letter reads from right to left. */
export function isRightToLeft({ id, letter }: Spot): boolean {
  const host = hostOf(id);
  const node = host && pointOf(host, letter).node;
  const element = node instanceof Element ? node : (node?.parentElement ?? host);
  return element !== null && getComputedStyle(element).direction === "rtl";
}

function pointIn(host: Element, x: number, y: number): TextPoint | null {
  const { left, right } = host.getBoundingClientRect();
  const point = pointUnder(Math.max(left + 1, Math.min(x, right - 1)), y);
  return point && host.contains(point.node) ? point : null;
}

function boxAt({ node, offset }: TextPoint): DOMRect {
  const range = document.createRange();
  if (node instanceof Text && node.data !== "") {
    const start = Math.max(0, Math.min(offset - 1, node.data.length - 1));
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    const box = [...range.getClientRects()].at(-1);
    const isRight = (getComputedStyle(node.parentElement as Element).direction === "rtl") === offset < 1;
    if (box) return new DOMRect(isRight ? box.right : box.left, box.top, 0, box.height);
  }
  const element = node instanceof Element ? (node.childNodes[offset] ?? node) : node.parentElement;
  return element instanceof Element ? element.getBoundingClientRect() : range.getBoundingClientRect();
}
