import { Fragment, type Mark, type Node } from "prosemirror-model";
import { type LineLook, type RichLine, type RichMarks, type RichRun, type RichText, lineBreak } from "../kit/draft.ts";
import { isSame, lineEnd, marksFrom } from "../kit/rich-text.ts";
import { eachLine, nestedLines, standingLooks } from "./nested-lines.ts";
import { richSchema } from "./rich-schema.ts";

const { nodes, marks: markTypes } = richSchema;

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
  const shown = lines.map(({ look, line }, at) => saying(line, isSame(look, standing[at] ?? {}) ? null : look));
  const blocks = nestedLines<Node>(
    looks,
    {
      line: (at) => shown[at] ?? nodes.paragraph.create(),
      list: (kind, items) => nodes[kind].create(null, items),
      item: (inside) => nodes.listItem.create(null, inside),
      box: (style, inside) => nodes[style].create(null, inside),
    },
  );
  return richSchema.topNodeType.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create());
}

/** Where a line cannot stand as it says, it keeps what it says: a line above may yet let it. */
function saying(line: Node, look: LineLook | null): Node {
  const said = line.attrs["look"] as LineLook | null;
  const isSaid = said === look || (said && look && isSame(said, look));
  return isSaid ? line : nodes.paragraph.create({ look }, line.content);
}

export function lineNode(runs: readonly RichRun[]): Node {
  return nodes.paragraph.create(null, Fragment.fromArray(runs.flatMap(inlinesFrom)));
}

export function inlinesFrom({ text, marks }: RichRun): Node[] {
  const own = marksOf(marks);
  return text.split(lineBreak).flatMap((words, at) => [
    ...(at > 0 ? [nodes.hardBreak.create(null, null, own)] : []),
    ...(words === "" ? [] : [richSchema.text(words, own)]),
  ]);
}

export function marksOf(marks: RichMarks): readonly Mark[] {
  return Object.entries(marks).reduce<readonly Mark[]>((set, [name, value]) => {
    const type = markTypes[name as keyof typeof markTypes];
    return type ? type.create(value === true ? null : value).addToSet(set) : set;
  }, []);
}

/** A line with its places: the first inside of its paragraph, and the letters of the text before it. */
export type PlacedLine = DocLine & { readonly start: number; readonly at: number };

const tables = new WeakMap<Node, readonly PlacedLine[]>();

/** The lines of a document in their order. */
export function linesOfDoc(doc: Node): readonly PlacedLine[] {
  const known = tables.get(doc);
  if (known) return known;
  const looks: LineLook[] = [];
  eachLine(doc.children, { type: ({ type }) => type.name, children: ({ children }) => children }, (_, look) =>
    looks.push(look),
  );
  const lines: PlacedLine[] = [];
  let at = 0;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const look = (node.attrs["look"] as LineLook | null) ?? looks[lines.length] ?? {};
    lines.push({ look, line: node, start: position + 1, at });
    at += node.content.size + 1;
    return false;
  });
  tables.set(doc, lines);
  return lines;
}

const runs = new WeakMap<Node, readonly RichRun[]>();

/** The words of a line, as the draft has them. */
export function runsOf(line: Node): readonly RichRun[] {
  const known = runs.get(line);
  if (known) return known;
  const made: RichRun[] = [];
  line.forEach((node) => {
    const marks = marksFrom(Object.fromEntries(node.marks.map((mark) => [mark.type.name, markValue(mark)])));
    const text = node.isText ? oneLine(node.text ?? "") : lineBreak;
    const last = made.at(-1);
    if (last && isSame(last.marks, marks)) made[made.length - 1] = { text: last.text + text, marks };
    else made.push({ text, marks });
  });
  runs.set(line, made);
  return made;
}

const markValue = ({ type, attrs }: Mark) => (type === markTypes.link ? { href: String(attrs["href"]) } : true);

/** What ends or breaks a line is no letter of it. */
function oneLine(text: string): string {
  return text.replaceAll(lineEnd, " ").replaceAll(lineBreak, " ");
}

export function richLines(lines: readonly DocLine[]): RichLine[] {
  return lines.map(({ look, line }) => ({ look, runs: runsOf(line) }));
}

/** Where a place of the document stands in the text: so many letters from its beginning. */
export function letterAt(doc: Node, position: number): number {
  const lines = linesOfDoc(doc);
  const line = lines[lineBefore(lines, (each) => each.start <= position)];
  if (!line) return 0;
  return line.at + Math.max(0, Math.min(position - line.start, line.line.content.size));
}

/** Where a letter of the text stands in the document. */
export function positionAt(doc: Node, letter: number): number {
  const lines = linesOfDoc(doc);
  const line = lines[lineBefore(lines, (each) => each.at <= letter)];
  if (!line) return 0;
  return line.start + Math.max(0, Math.min(letter - line.at, line.line.content.size));
}

/** The number of the line in which a letter of the text stands. */
export function lineWith(doc: Node, letter: number): number {
  return lineBefore(linesOfDoc(doc), (each) => each.at <= letter);
}

/** The last line that is not behind a place. */
function lineBefore(lines: readonly PlacedLine[], isBefore: (line: PlacedLine) => boolean): number {
  let [first, last] = [0, lines.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    const line = lines[middle];
    if (line && isBefore(line)) first = middle;
    else last = middle - 1;
  }
  return first;
}
