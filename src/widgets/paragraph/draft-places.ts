import type { Node } from "prosemirror-model";
import * as Y from "yjs";

/**
 * Places of a text that stay where they are while others write: a place of the editor's document, which must say what
 * the fragment says, as a place of the draft.
 */
export function placeAt(fragment: Y.XmlFragment, doc: Node, position: number): Y.RelativePosition {
  const at = doc.resolve(position);
  let parent = fragment;
  for (let depth = 0; depth < at.depth; depth++) {
    const child = parent.get(at.index(depth)) as unknown;
    if (!(child instanceof Y.XmlElement)) break;
    parent = child;
  }
  let left = at.parentOffset;
  for (const child of parent.toArray()) {
    const size = sizeOf(child);
    if (child instanceof Y.XmlText && left <= size)
      return Y.createRelativePositionFromTypeIndex(child, left, left === size ? -1 : 0);
    if (left < size) break;
    left -= size;
  }
  return Y.createRelativePositionFromTypeIndex(parent, 0, -1);
}

/** Where a place of the draft stands in the editor's document; null when what it stood in is gone. */
export function positionOf(fragment: Y.XmlFragment, place: Y.RelativePosition): number | null {
  const found = fragment.doc && Y.createAbsolutePositionFromRelativePosition(place, fragment.doc);
  if (!found) return null;
  const start = startOf(fragment, found.type, 0);
  if (start === null) return null;
  return found.type instanceof Y.XmlText ? start + found.index : start;
}

type Child = ReturnType<Y.XmlFragment["toArray"]>[number];

/** As ProseMirror counts: letters, one for a break, and the two edges of every block. */
function sizeOf(child: Child): number {
  if (child instanceof Y.XmlText) return child.length;
  if (!(child instanceof Y.XmlElement) || child.nodeName === "hardBreak") return 1;
  return child.toArray().reduce((sum, each) => sum + sizeOf(each), 2);
}

/** The first position inside of a part of the fragment. */
function startOf(parent: Y.XmlFragment, wanted: unknown, position: number): number | null {
  if (parent === wanted) return position;
  let at = position;
  for (const child of parent.toArray()) {
    if (child === wanted) return child instanceof Y.XmlText ? at : at + 1;
    if (child instanceof Y.XmlElement) {
      const inside = startOf(child, wanted, at + 1);
      if (inside !== null) return inside;
    }
    at += sizeOf(child);
  }
  return null;
}
