import type * as Y from "yjs";
import { richPart } from "../kit/draft-parts.ts";
import type { CaretBoxes, CaretPlace } from "../kit/editor.ts";
import { isMention, pointInLine } from "../kit/text-points.ts";
import { type LetterPlace, isBefore, letterPlaceOf } from "./letter-places.ts";

/** A selection over more letters than anybody sees at once is drawn as far as this. */
const boxesMost = 300;

/**
 * Where somebody's caret and selection are seen. Read view and editor both show a text as paragraphs with the same letters,
 * so one count of letters serves both.
 */
export function caretBoxes(
  { draft, id, element }: { readonly draft: Y.Doc; readonly id: string; readonly element: Element },
  { anchor, head }: CaretPlace,
): CaretBoxes | null {
  const text = draft.getText(richPart(id, "doc"));
  const [from, to] = [letterPlaceOf(text, anchor), letterPlaceOf(text, head)];
  const lines = element.querySelectorAll(".kit-text-host p");
  const point = to && pointAt(lines, to);
  if (!from || !to || !point) return null;
  const start = pointAt(lines, isBefore(from, to) ? from : to);
  const end = pointAt(lines, isBefore(from, to) ? to : from);
  return { caret: caretBox(point), selection: start && end ? selectionBoxes(start, end) : [] };
}

type Point = { readonly node: Node; readonly offset: number; readonly line: Element };

function pointAt(lines: ArrayLike<Element>, { line: number, letter }: LetterPlace): Point | null {
  const line = lines[number];
  if (!line) return null;
  return { ...pointInLine(line, letter), line };
}

function caretBox({ node, offset, line }: Point): DOMRect {
  const isLeftward = getComputedStyle(line).direction === "rtl";
  if (node instanceof Text && node.data !== "") {
    // The letter before says where the line goes on; a caret between two lines belongs to the upper one.
    const isFirst = offset === 0;
    const [start, end] = isFirst ? [0, 1] : [offset - 1, offset];
    const box = boxesOf(node, start, end).at(isFirst ? 0 : -1);
    if (box) return edgeOf(box, isFirst === isLeftward);
  }
  const beside = besideMention(node, offset);
  if (beside) return edgeOf(beside.box, beside.isBehind !== isLeftward);
  const box = line.getBoundingClientRect();
  const height = Math.min(box.height, Number.parseFloat(getComputedStyle(line).lineHeight) || box.height);
  const below = node === line && offset > 0 ? box.height - height : 0;
  return edgeOf(new DOMRect(box.x, box.y + below, box.width, height), isLeftward);
}

/** A mention that the caret stands behind, or before. */
function besideMention(node: Node, offset: number): { box: DOMRect; isBehind: boolean } | null {
  const [before, after] = [node.childNodes[offset - 1] ?? null, node.childNodes[offset] ?? null];
  if (isMention(before)) return { box: lastBox(before), isBehind: true };
  return isMention(after) ? { box: after.getClientRects()[0] ?? lastBox(after), isBehind: false } : null;
}

const lastBox = (element: Element) => [...element.getClientRects()].at(-1) ?? element.getBoundingClientRect();

function edgeOf({ left, right, top, height }: DOMRect, isRight: boolean): DOMRect {
  return new DOMRect(isRight ? right : left, top, 0, height);
}

function selectionBoxes(start: Point, end: Point): DOMRect[] {
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  if (range.collapsed) return [];
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (
    let node: Node | null = walker.currentNode;
    node && boxes.length < boxesMost;
    node = walker.nextNode()
  ) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const from = node === start.node ? start.offset : 0;
    const to = node === end.node ? end.offset : node.data.length;
    if (from < to) boxes.push(...boxesOf(node, from, to));
  }
  return boxes;
}

function boxesOf(node: Text, from: number, to: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()];
}
