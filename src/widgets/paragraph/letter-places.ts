import * as Y from "yjs";

/** A place in a text as it is read: the paragraph, counted through lists too, and the letters before it. */
export type LetterPlace = { readonly line: number; readonly letter: number };

/** Where a place of the draft is read; null when what it stood in has not come yet, or is gone. */
export function letterPlaceOf(fragment: Y.XmlFragment, place: Y.RelativePosition): LetterPlace | null {
  const found = fragment.doc && Y.createAbsolutePositionFromRelativePosition(place, fragment.doc);
  if (!found) return null;
  const lines = linesOf(fragment);
  for (const [line, paragraph] of lines.entries()) {
    const letter = letterIn(paragraph, found);
    if (letter !== null) return { line, letter };
  }
  return null;
}

export function isBefore(one: LetterPlace, other: LetterPlace): boolean {
  return one.line === other.line ? one.letter < other.letter : one.line < other.line;
}

function linesOf(parent: Y.XmlFragment): Y.XmlElement[] {
  return parent.toArray().flatMap((child) => {
    if (!(child instanceof Y.XmlElement)) return [];
    return child.nodeName === "paragraph" ? [child] : linesOf(child);
  });
}

/** Letters, and one for a break. */
function letterIn(
  paragraph: Y.XmlElement,
  found: { readonly type: unknown; readonly index: number },
): number | null {
  let letter = 0;
  for (const [at, child] of paragraph.toArray().entries()) {
    if (child === found.type) return letter + found.index;
    if (paragraph === found.type && at === found.index) return letter;
    letter += child instanceof Y.XmlText ? child.length : 1;
  }
  return paragraph === found.type ? letter : null;
}
