import { AllSelection, type Command, Selection, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { PageTools } from "./editor.ts";

type Key = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const directions = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;

/** What the arrow keys do at the edges of a text: alone they leave it, with Shift the selection goes on from there. */
export function edgeKeys(page: () => PageTools): Record<string, Command> {
  return Object.fromEntries(
    (Object.keys(directions) as Key[]).flatMap((key) => [
      [key, leaveOverEdge(key, page)],
      ...selecting(key).map((keys): [string, Command] => [keys, selectOverEdge(key, page)]),
    ]),
  );
}

/** By words the platform stays in a text. */
function selecting(key: Key): readonly string[] {
  const isLine = key === "ArrowUp" || key === "ArrowDown";
  return isLine ? [`Shift-${key}`] : [`Shift-${key}`, `Ctrl-Shift-${key}`, `Alt-Shift-${key}`];
}

/** With Shift a selection goes on in the text behind the edge; where there is none it first reaches the edge, and is of whole blocks then. */
function selectOverEdge(key: Key, page: () => PageTools): Command {
  return ({ doc, selection, tr }, dispatch, view) => {
    const { anchor, head } = selection;
    const isLine = key === "ArrowUp" || key === "ArrowDown";
    const isOn =
      key === "ArrowDown" || (key !== "ArrowUp" && view !== undefined && !isTowardsStart(view, key));
    const edge = isOn ? Selection.atEnd(doc).head : Selection.atStart(doc).head;
    const to = isOn ? "after" : "before";
    const isStep = isLastStep(key, view) && (isOn ? head >= anchor : head <= anchor);
    const out = { to, by: isLine ? "line" : "letter", x: view && column(view).x } as const;
    if (selection instanceof AllSelection) page().selectOut({ to, by: "block" });
    else if (head === edge || (isStep && page().neighbour(to)?.flow)) page().selectOut(out);
    else if (!isStep) return false;
    else dispatch?.(tr.setSelection(TextSelection.create(doc, anchor, edge)).scrollIntoView());
    return true;
  };
}

/** The next step up or down would leave the text. */
function isLastStep(key: Key, view: EditorView | undefined): boolean {
  if (!view || (key !== "ArrowUp" && key !== "ArrowDown")) return false;
  const { doc, selection } = view.state;
  const edge = key === "ArrowUp" ? Selection.atStart(doc) : Selection.atEnd(doc);
  return selection.$head.parent === edge.$head.parent && view.endOfTextblock(directions[key]);
}

/** An arrow key over the edge of a text puts the caret into the widget there. */
function leaveOverEdge(key: Key, page: () => PageTools): Command {
  return ({ doc, selection }, _, view) => {
    if (!view || !selection.empty) return false;
    const isOut = view.endOfTextblock(directions[key]);
    const isFirst = selection.$from.parent === Selection.atStart(doc).$from.parent;
    const isLast = selection.$from.parent === Selection.atEnd(doc).$from.parent;
    if (key === "ArrowUp" || key === "ArrowDown") {
      const at = column(view);
      const kept = page().column(at.x);
      if (!isOut || !(key === "ArrowUp" ? isFirst : isLast)) return stepInColumn(view, key, kept);
      return leave(key === "ArrowUp" ? "before" : "after", at);
    }
    if (!isOut) return false;
    if (selection.from === Selection.atStart(doc).from && isTowardsStart(view, key))
      return leave("before", "end");
    if (selection.from === Selection.atEnd(doc).from) return leave("after", "start");
    return false;
  };

  function leave(to: "before" | "after", at: Parameters<PageTools["leave"]>[1]): true {
    page().leave(to, at);
    return true;
  }
}

/** In a text from right to left the arrow to the right goes to its start; an empty text has both edges in one place. */
export function isTowardsStart(view: EditorView, key: Key): boolean {
  const { node } = view.domAtPos(view.state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  const isRightToLeft = element !== null && getComputedStyle(element).direction === "rtl";
  return (key === "ArrowLeft") !== isRightToLeft;
}

/** The lines between two texts in which the caret does not reach, at most. */
const gapMost = 120;

/** One line up or down in a column that was kept from another text; the platform knows only the place in this one. */
function stepInColumn(view: EditorView, key: Key, x: number | null): boolean {
  if (x === null || (key !== "ArrowUp" && key !== "ArrowDown")) return false;
  const { doc, selection, tr } = view.state;
  const from = view.coordsAtPos(selection.head);
  const box = view.dom.getBoundingClientRect();
  const left = Math.max(box.left + 1, Math.min(x, box.right - 1));
  for (let gap = 4; gap < gapMost; gap += 6) {
    const found = view.posAtCoords({ left, top: key === "ArrowUp" ? from.top - gap : from.bottom + gap });
    if (!found) continue;
    const there = view.coordsAtPos(found.pos);
    const isThere = key === "ArrowUp" ? there.bottom <= from.top + 4 : there.top >= from.bottom - 4;
    if (!isThere) continue;
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(found.pos))).scrollIntoView());
    return true;
  }
  return false;
}

function column(view: EditorView) {
  const { left, top } = view.coordsAtPos(view.state.selection.head);
  return { x: left, y: top };
}
