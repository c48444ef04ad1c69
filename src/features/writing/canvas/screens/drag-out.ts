import { blocksBetween } from "../model/blocks.ts";
import { markBlocks, orderOf, tellCount } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { swallowClick } from "./drag.ts";

/** A selection that is drawn with the mouse out of a text goes on over whole blocks. */
export function watchDragOut(canvas: Canvas, id: string, { target, pointerId }: PointerEvent): void {
  if (!(target instanceof Element) || !target.closest("[role=textbox]")) return;
  const ended = new AbortController();
  const options = { signal: ended.signal };
  let isOut = false;

  function follow(event: PointerEvent): void {
    const over = event.pointerId === pointerId ? widgetAt(event) : null;
    if (over === null || (over === id && !isOut)) return;
    isOut = true;
    document.documentElement.dataset["selecting"] = "";
    getSelection()?.removeAllRanges();
    markBlocks(canvas, blocksBetween(orderOf(canvas), id, over));
  }
  function end(): void {
    ended.abort();
    delete document.documentElement.dataset["selecting"];
    const blocks = canvas.selection.get()?.blocks;
    if (!isOut || !blocks) return;
    swallowClick();
    canvas.focuses.onHandle(blocks.head);
    tellCount(canvas, blocks);
  }
  addEventListener("pointermove", follow, options);
  for (const name of ["pointerup", "pointercancel"] as const) addEventListener(name, end, options);
}

function widgetAt({ clientX, clientY }: PointerEvent): string | null {
  const widget = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(".canvas [data-widget]");
  return widget?.dataset["widget"] ?? null;
}
