import type { Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { LineLook } from "../kit/draft.ts";
import { withNumbers } from "../kit/list-numbers.ts";
import { selectedLines, withLines, withLooks } from "./changed-lines.ts";
import { kindOfItem, moveOut, withoutList, withStyle } from "./lists.ts";
import { type DocLine, letterAt, lineWith, linesOfDoc, type PlacedLine } from "./rich-doc.ts";

/** Enter begins a line that stands as the one before; in an empty item or quote it leads out. */
export const newLine: Command = (state, dispatch) => {
  const { first } = selectedLines(state);
  const lines = linesOfDoc(state.doc);
  const here = lines[first];
  if (!here) return false;
  const isEmpty = state.selection.empty && here.line.content.size === 0;
  if (isEmpty && here.look.list) return moveOut(state, dispatch);
  if (isEmpty && here.look.style && isLastOfStyle(lines, first))
    return setLook(withStyle(here.look, "plain"))(state, dispatch);
  dispatch?.(cut(state).scrollIntoView());
  return true;
};

function isLastOfStyle(lines: readonly PlacedLine[], number: number): boolean {
  return lines[number + 1]?.look.style !== lines[number]?.look.style;
}

function cut(state: EditorState) {
  const { doc, selection, storedMarks } = state;
  const lines = linesOfDoc(doc);
  const [from, to] = [letterAt(doc, selection.from), letterAt(doc, selection.to)];
  const [first, last] = [lineWith(doc, from), lineWith(doc, to)];
  const [head, tail] = [lines[first], lines[last]];
  const made = [
    ...lines.slice(0, first),
    ...(head ? [{ look: head.look, line: pieceOf(head, 0, from - head.at) }] : []),
    ...(head && tail ? [{ look: nextLook(lines, first), line: pieceOf(tail, to - tail.at) }] : []),
    ...lines.slice(last + 1),
  ];
  const marks = storedMarks ?? (selection.$to.parentOffset > 0 ? selection.$from.marks() : null);
  const tr = withLines(state, made, { anchor: from + 1, head: from + 1 });
  return marks ? tr.ensureMarks(marks) : tr;
}

/** A new line in an item is the next item; it begins no list of its own. */
function nextLook(lines: readonly PlacedLine[], number: number): LineLook {
  const { apart: _, start: __, ...look } = lines[number]?.look ?? {};
  const kind = kindOfItem(lines, number);
  return kind ? { ...look, list: kind } : look;
}

function setLook(look: LineLook): Command {
  return (state, dispatch) => {
    const { first } = selectedLines(state);
    const tr = withLooks(state, (line, number) => (number === first ? look : line.look));
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function pieceOf({ line }: DocLine, from: number, to = line.content.size): Node {
  return line.copy(line.content.cut(from, to));
}

/** At the start of a line: out of its list, then of its quote where that begins, then to the end of the line above. */
export const backAtStart: Command = (state, dispatch) => {
  const { selection, doc } = state;
  if (!selection.empty || selection.$from.parentOffset > 0) return false;
  const { first } = selectedLines(state);
  const lines = linesOfDoc(doc);
  const here = lines[first];
  if (!here) return false;
  if (here.look.list) return setLook(withoutList(here.look))(state, dispatch);
  const isFirstOfStyle = lines[first - 1]?.look.style !== here.look.style;
  if (here.look.style && isFirstOfStyle) return setLook(withStyle(here.look, "plain"))(state, dispatch);
  return first > 0 && joinLines(first - 1)(state, dispatch);
};

/** At the end of a line the next one comes up. */
export const forwardAtEnd: Command = (state, dispatch) => {
  const { selection } = state;
  if (!selection.empty || selection.$from.parentOffset < selection.$from.parent.content.size) return false;
  return joinLines(selectedLines(state).first)(state, dispatch);
};

/** The line behind goes on in this one. */
function joinLines(number: number): Command {
  return (state, dispatch) => {
    const lines = linesOfDoc(state.doc);
    const [here, next] = [lines[number], lines[number + 1]];
    if (!here || !next) return false;
    const look = here.line.content.size === 0 && !here.look.list ? next.look : here.look;
    const line = here.line.copy(here.line.content.append(next.line.content));
    const behind = linesBehind(lines, { first: number + 1, last: number + 1 });
    const made = [
      ...lines.slice(0, number),
      { look, line },
      ...(look === here.look ? behind : lines.slice(number + 2)),
    ];
    const caret = here.at + here.line.content.size;
    dispatch?.(withLines(state, made, { anchor: caret, head: caret }).scrollIntoView());
    return true;
  };
}

/** As in Google Docs, a list still counts from its number when its first line has gone on in the line above: Backspace twice does the same. */
function linesBehind(
  lines: readonly PlacedLine[],
  { first, last }: { first: number; last: number },
): DocLine[] {
  const looks = withNumbers(
    lines.map(({ look }) => look),
    { first, last, isCounted: false },
  );
  return lines.map(({ line }, number) => ({ look: looks[number] ?? {}, line })).slice(last + 1);
}

/** What is selected goes; lines that meet become one. */
export const deleteLines: Command = (state, dispatch) => {
  const { selection } = state;
  if (selection.empty) return false;
  const { first, last } = selectedLines(state);
  if (first === last) return false;
  const lines = linesOfDoc(state.doc);
  const [head, tail] = [lines[first], lines[last]];
  if (!head || !tail) return false;
  const [from, to] = [letterAt(state.doc, selection.from), letterAt(state.doc, selection.to)];
  const content = pieceOf(head, 0, from - head.at).content.append(pieceOf(tail, to - tail.at).content);
  const made = [
    ...lines.slice(0, first),
    { look: head.look, line: head.line.copy(content) },
    ...linesBehind(lines, { first: first + 1, last }),
  ];
  dispatch?.(withLines(state, made, { anchor: from, head: from }).scrollIntoView());
  return true;
};
