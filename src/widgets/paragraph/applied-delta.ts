import { Fragment, type Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { applyLetters, mentionOrLetter } from "../kit/applied-letters.ts";
import type { LineLook } from "../kit/draft.ts";
import { type Mention, mentionFrom, mentionLetter, piecesOf } from "../kit/mention.ts";
import { lengthOf } from "../kit/rebased-delta.ts";
import type { RichDelta, RichStep } from "../kit/rich-delta.ts";
import { lineEnd, lookFrom, type Marking, marksFrom } from "../kit/rich-text.ts";
import { replaceDifference } from "../kit/text-change.ts";
import {
  type DocLine,
  docOf,
  inlinesFrom,
  linesOfDoc,
  marksOf,
  type PlacedLine,
  positionAt,
} from "./rich-doc.ts";
import { richSchema } from "./rich-schema.ts";

/** Brings a change of the text into an editor's document: letters as letters, lines as what they stand in. */
export function applyDelta(tr: Transaction, delta: RichDelta): void {
  const { doc } = tr;
  const steps = placed(delta);
  if (steps.every((step) => staysInLine(doc, step)))
    for (const { step, at } of steps.toReversed()) applyLetters(tr, step, positionAt(doc, at));
  else replaceDifference(tr, docOf(changedLines(linesOfDoc(doc), delta)));
}

/** A step at its place in the text as it was. */
type PlacedStep = { readonly step: RichStep; readonly at: number };

function placed(delta: RichDelta): PlacedStep[] {
  let at = 0;
  return delta.map((step) => {
    const here = { step, at };
    if (!("insert" in step)) at += lengthOf(step);
    return here;
  });
}

function staysInLine(doc: Node, { step, at }: PlacedStep): boolean {
  if ("insert" in step) return !step.insert.includes(lineEnd);
  if ("retain" in step && !step.attributes) return true;
  const from = positionAt(doc, at);
  return from + lengthOf(step) <= doc.resolve(from).end();
}

/** The lines after a change; those that it does not touch stay the same nodes. */
function changedLines(before: readonly PlacedLine[], delta: RichDelta): DocLine[] {
  const lines: DocLine[] = [];
  const old = oldLines(before);
  let inside: Node[] = [];
  const endLine = (look: LineLook) => {
    lines.push({ look, line: richSchema.nodes.paragraph.create(null, Fragment.fromArray(inside)) });
    inside = [];
  };
  const keep = (length: number, attributes: Marking) => {
    for (let left = length; left > 0; ) {
      const whole = inside.length === 0 && Object.keys(attributes).length === 0 ? old.wholeLine(left) : null;
      if (whole) lines.push(whole);
      const taken = whole ? null : old.take(left);
      if (taken) inside.push(...taken.nodes.flatMap((node) => marked(node, attributes)));
      if (taken?.look) endLine(lookFrom({ ...taken.look, ...attributes }));
      const size = whole ? whole.line.content.size + 1 : (taken?.length ?? 0);
      if (size === 0) return;
      left -= size;
    }
  };
  for (const step of delta) {
    if ("retain" in step) keep(step.retain, step.attributes ?? {});
    else if ("delete" in step) old.drop(step.delete);
    else
      for (const [at, words] of step.insert.split(lineEnd).entries()) {
        if (at > 0) endLine(lookFrom(step.attributes ?? {}));
        inside.push(...inlinesFrom({ text: words, marks: marksFrom(step.attributes ?? {}) }));
      }
  }
  keep(Number.MAX_SAFE_INTEGER, {});
  if (inside.length > 0 || lines.length === 0) endLine({});
  return lines;
}

function marked(node: Node, { mention, ...attributes }: Marking): Node[] {
  const marks = Object.entries(attributes).reduce((set, [name, value]) => {
    const [mark] = marksOf(marksFrom({ [name]: value }));
    const type = richSchema.marks[name as keyof typeof richSchema.marks];
    return mark ? mark.addToSet(set) : type ? type.removeFromSet(set) : set;
  }, node.marks);
  const own = node.mark(marks);
  return mention === undefined ? [own] : standingFor(own, mentionFrom(mention));
}

/** Letters of mentions that stand for somebody else now. */
function standingFor(node: Node, mention: Mention | null): Node[] {
  if (node.type.name === "mention") return [mentionOrLetter(node, mention)];
  return piecesOf(node.text ?? "", true).map((piece) =>
    piece === mentionLetter ? mentionOrLetter(node, mention) : richSchema.text(piece, node.marks),
  );
}

/** Letters taken from the line they stand in; its look, where its end was taken too. */
type Taken = { readonly nodes: readonly Node[]; readonly look: LineLook | null; readonly length: number };

function oldLines(lines: readonly PlacedLine[]) {
  let at = 0;
  let used = 0;
  const sizeOf = ({ line }: PlacedLine) => line.content.size + 1;
  function take(most: number): Taken | null {
    const line = lines[at];
    if (!line) return null;
    const size = sizeOf(line);
    const [from, to] = [used, Math.min(size, used + most)];
    const nodes = line.line.content.cut(from, Math.min(to, size - 1)).content;
    [at, used] = to === size ? [at + 1, 0] : [at, to];
    return { nodes: from < size - 1 ? nodes : [], look: to === size ? line.look : null, length: to - from };
  }
  return {
    take,
    wholeLine(most: number): DocLine | null {
      const line = lines[at];
      if (!line || used > 0 || sizeOf(line) > most) return null;
      at++;
      return { look: line.look, line: line.line };
    },
    drop(length: number): void {
      for (let left = length; left > 0; ) {
        const taken = take(left);
        if (!taken) return;
        left -= taken.length;
      }
    },
  };
}
