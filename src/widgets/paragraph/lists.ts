import type { Command, EditorState } from "prosemirror-state";
import type { LineLook } from "../kit/draft.ts";
import { deepestList } from "../kit/rich-text.ts";
import { selectedLines, withLooks } from "./changed-lines.ts";
import { linesOfDoc, type PlacedLine } from "./rich-doc.ts";

export type ListKind = "bullet" | "number";

/** A line, by where it stands. */
type Standing = { readonly look: LineLook };
type Lines = { readonly first: number; readonly last: number };

const depthOf = ({ list, level = 1 }: LineLook) => (list ? level : 0);

/** How many lists the caret stands in. */
export function listDepth(state: EditorState): number {
  return depthOf(lookAt(state));
}

function lookAt(state: EditorState): LineLook {
  return linesOfDoc(state.doc)[selectedLines(state).first]?.look ?? {};
}

/** The list around the selection, and the style of its lines. */
export function listAround(state: EditorState): ListKind | null {
  const { first } = selectedLines(state);
  return kindOfItem(linesOfDoc(state.doc), first);
}

/** A line that goes on in an item is in its list. */
export function kindOfItem(lines: readonly Standing[], number: number): ListKind | null {
  const depth = depthOf(lines[number]?.look ?? {});
  if (depth === 0) return null;
  for (let at = number; at >= 0; at--) {
    const look = lines[at]?.look ?? {};
    if (depthOf(look) < depth) return null;
    if (depthOf(look) === depth && look.list !== "more" && look.list) return look.list;
  }
  return null;
}

/** Makes a list of the selected lines, another kind of list of a list, and lines of the same kind. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const { first, last } = selectedLines(state);
    const lines = linesOfDoc(state.doc);
    const isAll = lines.slice(first, last + 1).every((_, at) => kindOfItem(lines, first + at) === kind);
    const whole = isAll ? { first, last } : wholeLists(lines, { first, last });
    const tr = withLooks(state, ({ look }, number) => {
      if (number < whole.first || number > whole.last) return look;
      return isAll ? withoutList(look) : asItem(look, kind);
    });
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** A list becomes another kind of list as a whole. */
export function wholeLists(lines: readonly Standing[], { first, last }: Lines): Lines {
  return { first: firstOfList(lines, first), last: lastOfList(lines, last) };
}

export function asItem(look: LineLook, kind: ListKind): LineLook {
  return look.list === "more" ? look : { ...look, list: kind };
}

function firstOfList(lines: readonly Standing[], from: number): number {
  const depth = depthOf(lines[from]?.look ?? {});
  let at = from;
  while (at > 0 && depth > 0 && depthOf(lines[at - 1]?.look ?? {}) === depth && !lines[at]?.look.apart) at--;
  return at;
}

function lastOfList(lines: readonly Standing[], from: number): number {
  const depth = depthOf(lines[from]?.look ?? {});
  let at = from;
  while (depth > 0 && depthOf(lines[at + 1]?.look ?? {}) === depth && !lines[at + 1]?.look.apart) at++;
  return at;
}

export function withoutList({ list: _, level: __, apart: ___, start: ____, ...look }: LineLook): LineLook {
  return look;
}

/** The number that a line has if it goes on in the numbered list above it; null where there is none. */
export function nextNumber(lines: readonly PlacedLine[], number: number): number | null {
  let [count, start] = [0, 1];
  for (let at = number - 1; at >= 0; at--) {
    const look = lines[at]?.look ?? {};
    const isAround = depthOf(look) > 0 && look.style === lines[number]?.look.style;
    const isItem = depthOf(look) === 1 && look.list !== "more";
    if (!isAround || (isItem && look.list !== "number")) break;
    if (!isItem) continue;
    [count, start] = [count + 1, look.start ?? 1];
    if (look.apart) break;
  }
  return count > 0 ? start + count : null;
}

function atDepth(look: LineLook, depth: number): LineLook {
  if (depth < 1) return withoutList(look);
  const { level: _, start: __, ...others } = look;
  return depth > 1 ? { ...others, level: depth } : others;
}

/** Moves items in, with what is in them; the key stays in the list also where they cannot go deeper. */
export const moveIn: Command = (state, dispatch) => {
  if (listDepth(state) === 0) return false;
  const { first, last } = withInner(state);
  const lines = linesOfDoc(state.doc);
  const above = depthOf(lines[first - 1]?.look ?? {});
  const own = depthOf(lines[first]?.look ?? {});
  const deepest = Math.max(...lines.slice(first, last + 1).map(({ look }) => depthOf(look)));
  if (own > above || deepest >= deepestList || lines[first]?.look.apart) return true;
  const tr = withLooks(state, ({ look }, number) =>
    number >= first && number <= last && look.list ? atDepth(look, depthOf(look) + 1) : look,
  );
  if (tr) dispatch?.(tr.scrollIntoView());
  return true;
};

export const moveOut: Command = (state, dispatch) => {
  if (listDepth(state) === 0) return false;
  const { first, last } = withInner(state);
  const tr = withLooks(state, ({ look }, number) =>
    number >= first && number <= last && look.list ? atDepth(look, depthOf(look) - 1) : look,
  );
  if (tr) dispatch?.(tr.scrollIntoView());
  return true;
};

/** The selected lines, and those that stand in the last of them. */
function withInner(state: EditorState): { first: number; last: number } {
  const { first, last } = selectedLines(state);
  const lines = linesOfDoc(state.doc);
  const depth = depthOf(lines[last]?.look ?? {});
  let end = last;
  for (let next = lines[end + 1]?.look; next && isInside(next, depth); next = lines[end + 1]?.look) end++;
  return { first, last: end };
}

function isInside(look: LineLook, depth: number): boolean {
  return depth > 0 && (depthOf(look) > depth || (depthOf(look) === depth && look.list === "more"));
}

/** Gives the selected lines a style, or takes it from them where they all have it. */
export function toggleStyle(style: "quote" | "note"): Command {
  return (state, dispatch) => {
    const { first, last } = selectedLines(state);
    const isAll = linesOfDoc(state.doc)
      .slice(first, last + 1)
      .every(({ look }) => look.style === style);
    const tr = withLooks(state, ({ look }, number) =>
      number < first || number > last ? look : withStyle(look, isAll ? "plain" : style),
    );
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function withStyle({ style: _, ...look }: LineLook, style: "plain" | "quote" | "note"): LineLook {
  return style === "plain" ? look : { ...look, style };
}
