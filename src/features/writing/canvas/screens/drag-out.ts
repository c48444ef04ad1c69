import { blocksBetween } from "../model/blocks.ts";
import { markBlocks, orderOf, tellCount } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { swallowClick } from "./drag.ts";
import { selectSpan } from "./span-deeds.ts";
import { heldSpan, placeAtPoint, pointUnder } from "./span.ts";

/**
 * A selection that is drawn with the mouse out of a text goes on in other texts, letter by letter; over what is no text it is of
 * whole blocks.
 */
export function watchDragOut(
  canvas: Canvas,
  id: string,
  { target, pointerId, clientX, clientY }: PointerEvent,
): void {
  if (!(target instanceof Element) || !target.closest("[role=textbox]")) return;
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const anchor = placeAtPoint(canvas, id, pointUnder(clientX, clientY));
  let isOut = false;

  function follow(event: PointerEvent): void {
    const over = event.pointerId === pointerId ? widgetAt(event) : null;
    if (over === null || (over === id && !isOut)) return;
    isOut = true;
    document.documentElement.dataset["selecting"] = "";
    const head = placeAtPoint(canvas, over, pointUnder(event.clientX, event.clientY));
    if (anchor && head) return selectInTexts({ anchor, head });
    canvas.span.set(null);
    getSelection()?.removeAllRanges();
    markBlocks(canvas, blocksBetween(orderOf(canvas), id, over));
  }
  function selectInTexts(span: Parameters<typeof selectSpan>[1]): void {
    if (canvas.selection.get()?.blocks) canvas.selection.set({ id, inside: true });
    canvas.span.set(heldSpan(canvas, span));
  }
  function end(): void {
    ended.abort();
    delete document.documentElement.dataset["selecting"];
    const [blocks, span] = [canvas.selection.get()?.blocks, canvas.span.get()];
    if (!isOut) return;
    swallowClick();
    if (span) selectSpan(canvas, { ...span });
    if (span || !blocks) return;
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
