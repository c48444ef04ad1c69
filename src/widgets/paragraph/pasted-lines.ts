import { Fragment } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import type { RichLine, RichText } from "../kit/draft.ts";
import { withLines } from "./changed-lines.ts";
import { type DocLine, letterAt, lineNode, lineWith, linesOfDoc } from "./rich-doc.ts";

/** Puts lines in place of the selection. The first goes on in the line with the caret, and what stood behind it in the last. */
export function withPasted(state: EditorState, pasted: RichText): Transaction {
  const { doc, selection } = state;
  const lines = linesOfDoc(doc);
  const [from, to] = [letterAt(doc, selection.from), letterAt(doc, selection.to)];
  const [first, last] = [lineWith(doc, from), lineWith(doc, to)];
  const [head, tail] = [lines[first], lines[last]];
  if (!head || !tail) return state.tr;
  const behind = { look: tail.look, line: tail.line.cut(to - tail.at) };
  const made = between({ look: head.look, line: head.line.cut(0, from - head.at) }, pasted, behind);
  const length = behind.line.content.size;
  const size = made.reduce((sum, { line }) => sum + line.content.size + 1, 0);
  const caret = head.at + size - 1 - length;
  return withLines(state, [...lines.slice(0, first), ...made, ...lines.slice(last + 1)], {
    anchor: caret,
    head: caret,
  });
}

function between(head: DocLine, pasted: RichText, tail: DocLine): DocLine[] {
  const fresh = pasted.map(({ look, runs }) => ({
    look: look.style || !head.look.style ? look : { ...look, style: head.look.style },
    line: lineNode(runs),
  }));
  const [first, ...others] = fresh;
  if (!first) return [joinedLine(head, tail)];
  const goesOn = isPlain(pasted[0]) || head.line.content.size === 0;
  const isInEmpty = head.line.content.size === 0;
  const look = !isPlain(pasted[0]) ? first.look : isInEmpty ? { ...head.look, ...alignOf(first) } : head.look;
  const all = goesOn ? [{ ...joinedLine(head, first), look }, ...others] : [head, ...fresh];
  const last = all.at(-1);
  if (!last) return [tail];
  const takesTail = tail.line.content.size === 0 || all.length === 1 || isPlain(pasted.at(-1));
  return takesTail ? [...all.slice(0, -1), joinedLine(last, tail)] : [...all, tail];
}

function joinedLine(one: DocLine, other: DocLine): DocLine {
  const content = Fragment.from(one.line.content).append(other.line.content);
  return { look: one.look, line: one.line.copy(content) };
}

const alignOf = ({ look: { align } }: DocLine) => (align ? { align } : {});

const isPlain = (line: RichLine | undefined) => !line?.look.list && !line?.look.style;
