import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Box } from "../kit/editor.ts";
import { listAround, styleAround } from "./lists.ts";
import { richSchema } from "./rich-schema.ts";

/** Where the bar of formatting stands, and which of its buttons are on. */
export type BarState = Box & { readonly active: readonly string[] };

/** Null when there is no bar: nothing is selected, and no keyboard stands on the screen that would hide everything else. */
export function barOf(view: EditorView, isWanted: boolean): BarState | null {
  const { selection } = view.state;
  if (view.composing || (selection.empty && !isWanted && !hasScreenKeyboard())) return null;
  const [start, end] = [view.coordsAtPos(selection.from), view.coordsAtPos(selection.to)];
  return {
    left: Math.min(start.left, end.left),
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    active: activeIn(view.state),
  };
}

export function isSameBar(one: BarState | null, other: BarState | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const listButtons = { bullet: "bulletList", number: "orderedList" } as const;

/** Marks that the whole of the selection or the next letter has, the list around, and the style of the line. */
export function activeIn(state: EditorState): string[] {
  const { from, to, empty, $from } = state.selection;
  const next = state.storedMarks ?? $from.marks();
  const marks = Object.values(richSchema.marks).filter((type) =>
    empty ? type.isInSet(next) : state.doc.rangeHasMark(from, to, type),
  );
  const [list, style] = [listAround(state), styleAround(state)];
  const around = [...(list ? [listButtons[list]] : []), ...(style ? [style] : [])];
  return [...marks.map(({ name }) => name), ...around];
}

function hasScreenKeyboard(): boolean {
  const { visualViewport } = window;
  return visualViewport !== null && innerWidth < 800 && visualViewport.height < innerHeight * 0.8;
}
