import { editors } from "#widgets/editors.ts";
import { beginningKind, faces } from "#widgets/faces.ts";
import type { CaretAt, KindEditor } from "#widgets/kit/editor.ts";
import type { Canvas } from "./canvas.ts";
import { addKind, neighbour } from "./commands.ts";

/**
 * The caret leaves a block over an edge. Up and down it keeps its column. What is no text is selected as a whole, and left by the
 * next key.
 */
export function leaveTo(canvas: Canvas, id: string, to: "before" | "after", at?: CaretAt): void {
  const { column, focuses, kindOf } = canvas;
  const next = neighbour(canvas, id, to === "before" ? -1 : 1);
  if (next === null) return;
  const kept = typeof at === "object" ? { x: column.keep(at.x), y: at.y } : at;
  column.cross();
  if (faces[kindOf(next)].isText) return focuses.into(next, kept ?? (to === "before" ? "end" : "start"));
  column.pass();
  focuses.onHandle(next);
}

/** As `leaveTo`; below a block that is no text and ends the page, where nobody could go on writing, a text begins. */
export function leaveOrBegin(canvas: Canvas, id: string, to: "before" | "after", at?: CaretAt): void {
  const { flow }: KindEditor<never> = editors[canvas.kindOf(id)];
  if (to === "before" || flow || neighbour(canvas, id, 1) !== null) return leaveTo(canvas, id, to, at);
  addKind(canvas, beginningKind, { where: "last" });
}

/** The caret goes on from a block that it came over with the arrow keys; false where it did not. */
export function passOn(canvas: Canvas, id: string, key: string): boolean {
  const { column } = canvas;
  const isBack = key === "ArrowUp" || key === "ArrowLeft";
  if (!column.isPassing() || !(isBack || key === "ArrowDown" || key === "ArrowRight")) return false;
  const x = column.kept();
  const box = document.querySelector(`.canvas [data-widget="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const isUpOrDown = key === "ArrowUp" || key === "ArrowDown";
  const at = isUpOrDown && x !== null && box ? { x, y: isBack ? box.top : box.bottom } : undefined;
  leaveTo(canvas, id, isBack ? "before" : "after", at);
  return true;
}
