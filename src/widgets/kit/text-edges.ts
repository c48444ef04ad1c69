import { type Command, Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { PageTools } from "./editor.ts";

type Key = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const directions = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;

/** An arrow key over the edge of a text puts the caret into the widget there. */
export function leaveOverEdge(key: Key, page: () => PageTools): Command {
  return ({ doc, selection }, _, view) => {
    if (!view || !selection.empty || !view.endOfTextblock(directions[key])) return false;
    const isFirst = selection.$from.parent === Selection.atStart(doc).$from.parent;
    const isLast = selection.$from.parent === Selection.atEnd(doc).$from.parent;
    if (key === "ArrowUp") return isFirst && leave("before", column(view));
    if (key === "ArrowDown") return isLast && leave("after", column(view));
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
function isTowardsStart(view: EditorView, key: Key): boolean {
  const { node } = view.domAtPos(view.state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  const isRightToLeft = element !== null && getComputedStyle(element).direction === "rtl";
  return (key === "ArrowLeft") !== isRightToLeft;
}

function column(view: EditorView) {
  const { left, top } = view.coordsAtPos(view.state.selection.head);
  return { x: left, y: top };
}
