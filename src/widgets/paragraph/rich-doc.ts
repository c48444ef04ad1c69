import { Fragment, type Mark, type Node } from "prosemirror-model";
import type { LineLook, RichLine, RichMarks, RichRun, RichText } from "../kit/draft.ts";
import { marksOfRun, nodesOfRun, runsOf } from "../kit/inline-nodes.ts";
import { isSame } from "../kit/rich-text.ts";
import { type BlockReader, eachLine, nestedLines, standingLooks } from "./nested-lines.ts";
import { richSchema } from "./rich-schema.ts";

const { nodes } = richSchema;

/**
 * An editor's document is drawn from lines, as the read view is: what stands in lists and quotes follows from the looks of the
 * lines. It can be taken apart again, so that a letter has one place in the draft and one in the document.
 */
export function docFrom(lines: RichText): Node {
  return docOf(lines.map(({ look, runs }) => ({ look, line: lineNode(runs) })));
}

/** A line of an editor: its paragraph, and how it stands. */
export type DocLine = { readonly look: LineLook; readonly line: Node };

export function docOf(lines: readonly DocLine[]): Node {
  const looks = lines.map(({ look }) => look);
  const standing = standingLooks(looks);
  const shown = lines.map(({ look: { align = null, ...look }, line }, at) =>
    saying(line, { look: isSame(look, standing[at] ?? {}) ? null : look, align }),
  );
  const blocks = nestedLines<Node>(looks, {
    line: (at) => shown[at] ?? nodes.paragraph.create(),
    list: (kind, items, start) => nodes[kind].create(start === undefined ? null : { start }, items),
    item: (inside) => nodes.listItem.create(null, inside),
    box: (style, inside) => nodes[style].create(null, inside),
  });
  return richSchema.topNodeType.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create());
}

/** Where a line cannot stand as it says, it keeps what it says: a line above may yet let it. */
function saying(line: Node, { look, align }: LineAttributes): Node {
  const said = line.attrs as LineAttributes;
  const isSaid = said.look === look || (said.look && look && isSame(said.look, look));
  return isSaid && said.align === align ? line : nodes.paragraph.create({ look, align }, line.content);
}

/** What a paragraph of the editor says of its line beside where it stands. */
type LineAttributes = {
  readonly look: LineLook | null;
  readonly align: NonNullable<LineLook["align"]> | null;
};

export function lineNode(runs: readonly RichRun[]): Node {
  return nodes.paragraph.create(null, Fragment.fromArray(runs.flatMap(inlinesFrom)));
}

export const inlinesFrom = (run: RichRun): Node[] => nodesOfRun(richSchema, run);

export const marksOf = (marks: RichMarks): readonly Mark[] => marksOfRun(richSchema, marks);

/** A line with its places: the first inside of its paragraph, and the letters of the text before it. */
export type PlacedLine = DocLine & { readonly start: number; readonly at: number };

const reader: BlockReader<Node> = {
  type: ({ type }) => type.name,
  children: ({ children }) => children,
  start: ({ attrs }) => attrs["start"],
};

const tables = new WeakMap<Node, readonly PlacedLine[]>();

/** The lines of a document in their order. */
export function linesOfDoc(doc: Node): readonly PlacedLine[] {
  const known = tables.get(doc);
  if (known) return known;
  const looks: LineLook[] = [];
  eachLine(doc.children, reader, (_, look) => looks.push(look));
  const lines: PlacedLine[] = [];
  let at = 0;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const { look: said, align } = node.attrs as LineAttributes;
    const look = said ?? looks[lines.length] ?? {};
    lines.push({ look: align ? { ...look, align } : look, line: node, start: position + 1, at });
    at += node.content.size + 1;
    return false;
  });
  tables.set(doc, lines);
  return lines;
}

export function richLines(lines: readonly DocLine[]): RichLine[] {
  return lines.map(({ look, line }) => ({ look, runs: runsOf(line) }));
}

const sizes = new WeakMap<Node, number>();

/** Letters in a block, with the ends of its lines. What has not changed is not counted again. */
function lettersIn(block: Node): number {
  if (block.isTextblock) return block.content.size + 1;
  const known = sizes.get(block);
  if (known !== undefined) return known;
  let letters = 0;
  for (const child of block.children) letters += lettersIn(child);
  sizes.set(block, letters);
  return letters;
}

/** Where a place of the document stands in the text: so many letters from its beginning. Between lines it is the end of one. */
export function letterAt(doc: Node, position: number): number {
  let [block, start, letters] = [doc, 0, 0];
  while (!block.isTextblock) {
    let at = start;
    let next: Node | null = null;
    // Two empty lines can be one and the same node.
    for (const [place, child] of block.children.entries()) {
      if (position < at + child.nodeSize || place === block.childCount - 1) {
        next = child;
        break;
      }
      letters += lettersIn(child);
      at += child.nodeSize;
    }
    if (!next) return letters;
    if (position <= at && letters > 0) return letters - 1;
    [block, start] = [next, at + 1];
  }
  return letters + Math.max(0, Math.min(position - start, block.content.size));
}

/** Where a letter of the text stands in the document. */
export function positionAt(doc: Node, letter: number): number {
  let [block, start, left] = [doc, 0, letter];
  while (!block.isTextblock) {
    let next: Node | null = null;
    for (const [place, child] of block.children.entries()) {
      const letters = lettersIn(child);
      if (left < letters || place === block.childCount - 1) {
        next = child;
        break;
      }
      left -= letters;
      start += child.nodeSize;
    }
    if (!next) return start;
    [block, start] = [next, start + 1];
  }
  return start + Math.max(0, Math.min(left, block.content.size));
}

/** The number of the line in which a letter of the text stands. */
export function lineWith(doc: Node, letter: number): number {
  const lines = linesOfDoc(doc);
  let [first, last] = [0, lines.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((lines[middle]?.at ?? 0) <= letter) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** What differs between two documents, if it is within the words of one line: where the line begins in each. */
export function changedWithin(
  before: Node,
  after: Node,
): { readonly start: number; readonly line: Node } | null {
  const start = before.content.findDiffStart(after.content);
  const ends = before.content.findDiffEnd(after.content);
  if (start === null || ends === null) return null;
  const [old, now] = [before.resolve(start), after.resolve(start)];
  if (
    !old.parent.isTextblock ||
    !now.parent.isTextblock ||
    !old.parent.hasMarkup(now.parent.type, now.parent.attrs)
  )
    return null;
  // Equal letters in a row are found from both ends.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const isInside = old.end() >= ends.a + overlap && now.end() >= ends.b + overlap;
  return isInside ? { start: old.start(), line: now.parent } : null;
}
