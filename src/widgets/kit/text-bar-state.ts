import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Box } from "./editor.ts";

/** Where the bar of formatting stands, and which of its buttons are on. */
export type BarState = Box & { readonly active: readonly string[] };

/** Null when there is no bar: nothing is selected, and no keyboard stands on the screen that would hide everything else. */
export function barOf(
  view: EditorView,
  isWanted: boolean,
  around: (state: EditorState) => readonly string[],
): BarState | null {
  const { selection } = view.state;
  if (view.composing || (selection.empty && !isWanted && !hasScreenKeyboard())) return null;
  const [start, end] = [view.coordsAtPos(selection.from), view.coordsAtPos(selection.to)];
  return {
    left: Math.min(start.left, end.left),
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    active: [...marksOn(view.state), ...around(view.state)],
  };
}

export function isSameBar(one: BarState | null, other: BarState | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Marks that the whole of the selection or the next letter has. */
function marksOn(state: EditorState): string[] {
  const { from, to, empty, $from } = state.selection;
  const next = state.storedMarks ?? $from.marks();
  const marks = Object.values(state.schema.marks).filter((type) =>
    empty ? type.isInSet(next) : state.doc.rangeHasMark(from, to, type),
  );
  return marks.map(({ name }) => name);
}

function hasScreenKeyboard(): boolean {
  const { visualViewport } = window;
  return visualViewport !== null && innerWidth < 800 && visualViewport.height < innerHeight * 0.8;
}
