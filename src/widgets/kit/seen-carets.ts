import { isMention, type TextPoint } from "./text-points.ts";

/** A selection over more letters than anybody sees at once is drawn as far as this. */
const boxesMost = 300;

/** A place among the nodes of a line that is on the page. */
export type PointInLine = TextPoint & { readonly line: Element };

/** Where a caret stands in a line, as it is seen. */
export function caretBox({ node, offset, line }: PointInLine): DOMRect {
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
  const box = contentBox(line);
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

/** Where the words of an element would stand. */
function contentBox(line: Element): DOMRect {
  const { x, y, width, height } = line.getBoundingClientRect();
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(line);
  const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    (size) => Number.parseFloat(size) || 0,
  ) as [number, number, number, number];
  return new DOMRect(x + left, y + top, width - left - right, height - top - bottom);
}

function edgeOf({ left, right, top, height }: DOMRect, isRight: boolean): DOMRect {
  return new DOMRect(isRight ? right : left, top, 0, height);
}

/** What is selected from one place to a later one. */
export function selectionBoxes(start: PointInLine, end: PointInLine): DOMRect[] {
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
