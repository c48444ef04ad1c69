import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type Extent, extentOfMark } from "./mark-states.ts";
import type { Box } from "./editor.ts";
import { type StylesNow, stylesNow } from "./set-style.ts";

/** Of how much of the selection each button of the bar is true; of those that are not named, of nothing. */
export type BarExtents = Readonly<Record<string, Extent>>;

/** Where the bar of formatting stands, and which of its buttons are on. */
export type BarState = Box & { readonly extents: BarExtents; readonly styles: StylesNow };

/** Null when there is no bar: nothing is selected, and no keyboard stands on the screen that would hide everything else. */
export function barOf(
  view: EditorView,
  isWanted: boolean,
  around: (state: EditorState) => BarExtents,
): BarState | null {
  const { selection } = view.state;
  if (view.composing || (selection.empty && !isWanted && !hasScreenKeyboard())) return null;
  const [start, end] = [view.coordsAtPos(selection.from), view.coordsAtPos(selection.to)];
  return {
    left: Math.min(start.left, end.left),
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    extents: { ...marksOn(view.state), ...around(view.state) },
    styles: stylesNow(view.state),
  };
}

export function isSameBar(one: BarState | null, other: BarState | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function marksOn(state: EditorState): BarExtents {
  const { marks } = state.schema;
  return Object.fromEntries(Object.entries(marks).map(([name, type]) => [name, extentOfMark(state, type)]));
}

function hasScreenKeyboard(): boolean {
  const { visualViewport } = window;
  return visualViewport !== null && innerWidth < 800 && visualViewport.height < innerHeight * 0.8;
}
