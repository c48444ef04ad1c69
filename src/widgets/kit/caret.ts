import { Selection, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { CaretAt } from "./editor.ts";

/** Also a place of the editor's own counting, for texts that have just been joined. */
export type TextCaret = CaretAt | { readonly position: number; readonly anchor?: number };

/** Puts the caret into a text, at its start or end or at the letter nearest to a point of the window. */
export function putCaret(view: EditorView, at: TextCaret): void {
  view.dispatch(view.state.tr.setSelection(selectionAt(view, at)).scrollIntoView());
  view.focus();
}

function selectionAt(view: EditorView, at: TextCaret): Selection {
  const { doc } = view.state;
  if (at === "start") return Selection.atStart(doc);
  if (at === "back") return view.state.selection;
  if (at === "end") return Selection.atEnd(doc);
  if ("x" in at) return nearest(view, at);
  const resolved = (position: number) => doc.resolve(Math.min(position, doc.content.size));
  const { position, anchor = position } = at;
  return anchor === position
    ? TextSelection.near(resolved(position))
    : TextSelection.between(resolved(anchor), resolved(position));
}

/** A point above or below the text means its first or last line. */
function nearest(view: EditorView, point: { x: number; y: number }): Selection {
  const box = view.dom.getBoundingClientRect();
  const inset = 4;
  const found = view.posAtCoords({
    left: between(box.left + 1, point.x, box.right - 1),
    top: between(box.top + inset, point.y, box.bottom - inset),
  });
  const { doc } = view.state;
  if (found) return TextSelection.near(doc.resolve(found.pos));
  return point.y > box.bottom ? Selection.atEnd(doc) : Selection.atStart(doc);
}

/**
 * Goes on with a press of the mouse that has just brought the editor into the page: the browser knows nothing of a text
 * that came under its pointer, so the selection follows the pointer by hand until it is let go.
 */
export function followPress(view: EditorView): void {
  const { anchor } = view.state.selection;
  const preventDefault = (event: Event) => event.preventDefault();
  function follow(event: PointerEvent): void {
    const found = view.isDestroyed ? null : view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!found) return;
    const { doc, tr } = view.state;
    const most = doc.content.size;
    const [from, to] = [Math.min(anchor, most), Math.min(found.pos, most)];
    view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))));
  }
  function end(): void {
    removeEventListener("mousedown", preventDefault, { capture: true });
    removeEventListener("pointermove", follow);
    for (const name of ["pointerup", "pointercancel"] as const) removeEventListener(name, end);
  }
  addEventListener("mousedown", preventDefault, { capture: true, once: true });
  addEventListener("pointermove", follow);
  for (const name of ["pointerup", "pointercancel"] as const) addEventListener(name, end);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
