/** How many letters into an element's words a point of the window is; its end where no letter is near. */
export function caretAtPoint(element: Element, { x, y }: { x: number; y: number }): number {
  const length = element.textContent?.length ?? 0;
  const place = placeAt(x, y);
  const isInside = place !== null && element.contains(place.node) && place.node.nodeType === Node.TEXT_NODE;
  return isInside ? Math.min(place.offset, length) : length;
}

type CaretPosition = { readonly offsetNode: Node; readonly offset: number };

function placeAt(x: number, y: number): { node: Node; offset: number } | null {
  // Browsers have one of the two.
  const asked = document as unknown as {
    caretPositionFromPoint?: (x: number, y: number) => CaretPosition | null;
    caretRangeFromPoint?: (x: number, y: number) => Range | null;
  };
  const position = asked.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = asked.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
