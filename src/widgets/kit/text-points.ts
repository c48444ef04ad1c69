import { mentionAttribute } from "./mention-faces.ts";

/** A place in the page's own nodes. */
export type TextPoint = { readonly node: Node; readonly offset: number };

/** A mention is shown by its name, and is one letter. */
export function isMention(node: Node | null): node is Element {
  return node instanceof Element && node.hasAttribute(mentionAttribute);
}

/** The texts, breaks and mentions of a line, without the break that an editor puts at its end for itself. */
export function lettersIn(line: Element): Node[] {
  const found: Node[] = [];
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    isMention(node.parentNode) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      node instanceof Text ||
      isMention(node) ||
      (node instanceof Element && node.matches("br:not([class])"))
    )
      found.push(node);
  return found;
}

const sizeOf = (node: Node) => (node instanceof Text ? node.data.length : 1);

/** Where a letter of a line is seen. */
export function pointInLine(line: Element, letter: number): TextPoint {
  let left = letter;
  const nodes = lettersIn(line);
  for (const node of nodes) {
    if (node instanceof Text && left <= node.data.length) return { node, offset: left };
    if (left === 0) return isMention(node) ? besides(node, 0) : { node, offset: 0 };
    left -= sizeOf(node);
    // Behind it an editor may have put a break for itself.
    if (left === 0 && isMention(node) && node === nodes.at(-1)) return besides(node, 1);
  }
  return { node: line, offset: line.childNodes.length };
}

/** Before a mention, or behind it. */
function besides(mention: Element, side: 0 | 1): TextPoint {
  const { parentNode } = mention;
  const at = [...(parentNode?.childNodes ?? [])].indexOf(mention);
  return { node: parentNode ?? mention, offset: at + side };
}

/** The lines of a text as readers and editors show it; a heading is one. */
function linesIn(host: Element): readonly Element[] {
  const lines = [...host.querySelectorAll("p")];
  return lines.length > 0 ? lines : [host];
}

const lengthOf = (line: Element) => lettersIn(line).reduce((sum, node) => sum + sizeOf(node), 0);

/** Where a letter of a text is seen, counted as in the draft: each line ends with one letter more. */
export function pointOf(host: Element, letter: number): TextPoint {
  const lines = linesIn(host);
  let left = letter;
  for (const line of lines) {
    const length = lengthOf(line);
    if (left <= length) return pointInLine(line, left);
    left -= length + 1;
  }
  const last = lines.at(-1) ?? host;
  return { node: last, offset: last.childNodes.length };
}

/** The letter of a text at a place of its nodes. */
export function letterOf(host: Element, { node, offset }: TextPoint): number {
  let letters = 0;
  for (const line of linesIn(host)) {
    if (!line.contains(node) && line !== node) {
      if (line.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING)
        return Math.max(0, letters - 1);
      letters += lengthOf(line) + 1;
      continue;
    }
    const range = document.createRange();
    range.setStart(line, 0);
    range.setEnd(node, offset);
    const within = lettersIn(line).filter((each) => range.intersectsNode(each));
    return within.reduce((sum, each) => sum + (each === node ? offset : sizeOf(each)), letters);
  }
  return Math.max(0, letters - 1);
}
