import { type EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state";
import type { LineLook } from "../kit/draft.ts";
import { countedOn, heirsOf, isItemOf } from "../kit/list-numbers.ts";
import { isSame, lookFrom } from "../kit/rich-text.ts";
import { fromDraft, replaceDifference } from "../kit/text-change.ts";
import {
  changedWithin,
  type DocLine,
  docOf,
  letterAt,
  lineWith,
  linesOfDoc,
  type PlacedLine,
  positionAt,
} from "./rich-doc.ts";

/** The lines that a selection touches, by their numbers. */
export function selectedLines({ doc, selection }: EditorState): {
  readonly first: number;
  readonly last: number;
} {
  return {
    first: lineWith(doc, letterAt(doc, selection.from)),
    last: lineWith(doc, letterAt(doc, selection.to)),
  };
}

/** Other looks for lines; their letters, and the selection, stay what they are. Null when nothing would be another. */
export function withLooks(
  state: EditorState,
  lookOf: (line: PlacedLine, number: number) => LineLook,
): Transaction | null {
  const lines = linesOfDoc(state.doc);
  const looks = withStarts(
    lines,
    lines.map((line, number) => lookFrom(lookOf(line, number))),
  );
  const changed = lines.map(({ line }, number) => ({ look: looks[number] ?? {}, line }));
  if (changed.every(({ look }, number) => isSame(look, lines[number]?.look ?? {}))) return null;
  const { anchor, head } = state.selection;
  return withLines(state, changed, {
    anchor: letterAt(state.doc, anchor),
    head: letterAt(state.doc, head),
  });
}

/** The number that a list counts from stays with it where its first lines leave it, and counts on where they stay items elsewhere. */
export function withStarts(
  lines: readonly { readonly look: LineLook }[],
  made: readonly LineLook[],
): LineLook[] {
  const looks = lines.map(({ look }) => look);
  const leaves = (number: number) =>
    !isItemOf(looks[number] ?? {}, made[number]) || looks[number]?.style !== made[number]?.style;
  const kept = [...made];
  for (const { at, from, passed } of heirsOf(looks, leaves)) {
    const [list, heir] = [looks[from] ?? {}, made[at] ?? {}];
    const start = (list.start ?? 1) + (isItemOf(list, made[from]) ? passed : 0);
    kept[at] = lookFrom({ ...heir, start });
  }
  return countedOn(looks, kept);
}

/** Other lines in place of those that are there, with the selection at these letters. */
export function withLines(
  { tr }: EditorState,
  lines: readonly DocLine[],
  { anchor, head }: { readonly anchor: number; readonly head: number },
): Transaction {
  replaceDifference(tr, docOf(lines));
  const at = (letter: number) => tr.doc.resolve(positionAt(tr.doc, letter));
  return tr.setSelection(TextSelection.between(at(anchor), at(head)));
}

/** What the editor's own commands leave behind stands as its lines say, as it does in every other browser. */
export const asLinesSay = new Plugin({
  appendTransaction(changes, before, state) {
    const own = changes.some((change) => change.docChanged && !change.getMeta(fromDraft));
    if (!own || changedWithin(before.doc, state.doc)) return null;
    const lines = linesOfDoc(state.doc);
    if (docOf(lines).eq(state.doc)) return null;
    const { anchor, head } = state.selection;
    return withLines(state, lines, { anchor: letterAt(state.doc, anchor), head: letterAt(state.doc, head) });
  },
});
