import { type RefObject, useEffect } from "react";
import { isMacKeyboard } from "#client/command-keys.ts";
import { blocksToggled } from "../model/blocks.ts";
import { extendBlocksTo, orderOf, selectBlocks, toggleBlock } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { watchDragOut } from "./drag-out.ts";
import { selectSpan } from "./span-deeds.ts";
import { placeAtPoint, pointUnder, type Span } from "./span.ts";
import { swallowClick } from "./drag.ts";

const longPress = 450;
/** A finger that moves farther scrolls. */
const still = 10;

/**
 * Selecting blocks with a pointer: Shift+click selects up to a block, Ctrl+click (on a Mac Command) adds one or takes it away, a
 * drag out of a text goes on over blocks. Under a finger a long press begins, and taps add.
 */
export function useBlockPicking(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    element.addEventListener("pointerdown", (event) => pressed(canvas, event), options);
    element.addEventListener("mousedown", (event) => isPicking(canvas) && event.preventDefault(), options);
    element.addEventListener("click", (event) => tapped(canvas, event), options);
    element.addEventListener("contextmenu", (event) => isPicking(canvas) && event.preventDefault(), options);
    return () => listening.abort();
  }, [canvas, body]);
}

function pressed(canvas: Canvas, event: PointerEvent): void {
  const id = widgetUnder(event.target);
  if (id === null || event.button !== 0) return;
  if (isPicking(canvas)) return event.stopPropagation();
  const act = actOf(canvas, id, event);
  if (act) {
    event.preventDefault();
    event.stopPropagation();
    swallowClick("press");
    act();
  } else if (event.pointerType === "touch") watchLongPress(canvas, id, event);
  else watchDragOut(canvas, id, event);
}

/** What a press with a key does; null where it means something to the widget itself. */
function actOf(canvas: Canvas, id: string, event: PointerEvent): (() => void) | null {
  const { target, shiftKey, altKey } = event;
  if (!(target instanceof Element) || altKey || isControl(target)) return null;
  const now = canvas.selection.get();
  const hasMod = isMacKeyboard() ? event.metaKey : event.ctrlKey;
  if (hasMod && !shiftKey) return target.closest("a[href]") ? null : () => toggleBlock(canvas, id);
  const isInIt = now?.inside === true && now.id === id;
  if (!shiftKey || hasMod || !now || isInIt) return null;
  const span = now.inside ? spanTo(canvas, now.id, { id, event }) : null;
  return span ? () => selectSpan(canvas, span) : () => extendBlocksTo(canvas, id);
}

/** From the caret in one text to a click in another. */
function spanTo(
  canvas: Canvas,
  from: string,
  { id, event }: { readonly id: string; readonly event: PointerEvent },
): Span | null {
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {};
  const anchor = placeAtPoint(canvas, from, anchorNode ? { node: anchorNode, offset: anchorOffset } : null);
  const head = placeAtPoint(canvas, id, pointUnder(event.clientX, event.clientY));
  return anchor && head && { anchor, head };
}

/** A button or a field of a widget keeps its own meaning; the handle stands for the widget. */
function isControl(target: Element): boolean {
  return (
    target.closest("button:not(.canvas-handle), input, textarea, select, .canvas-panel, [role=separator]") !==
    null
  );
}

function widgetUnder(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>("[data-widget]")?.dataset["widget"] ?? null)
    : null;
}

function isPicking({ selection }: Canvas): boolean {
  return selection.get()?.blocks?.isPicking === true;
}

function tapped(canvas: Canvas, event: Event): void {
  const id = widgetUnder(event.target);
  if (id === null || !isPicking(canvas)) return;
  event.preventDefault();
  event.stopPropagation();
  toggleBlock(canvas, id);
}

/** In a text that is being written a long press selects words, as everywhere. */
function watchLongPress(
  canvas: Canvas,
  id: string,
  { target, clientX, clientY, pointerId }: PointerEvent,
): void {
  const now = canvas.selection.get();
  const isWriting = now?.inside === true && now.id === id;
  if (isWriting || !(target instanceof Element) || isControl(target) || target.closest(".canvas-handle"))
    return;
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  const wait = setTimeout(() => {
    ended.abort();
    begin(canvas, id);
  }, longPress);
  function end(): void {
    clearTimeout(wait);
    ended.abort();
  }
  addEventListener(
    "pointermove",
    (moved) =>
      moved.pointerId === pointerId &&
      Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > still &&
      end(),
    options,
  );
  for (const name of ["pointerup", "pointercancel"] as const) addEventListener(name, end, options);
}

function begin(canvas: Canvas, id: string): void {
  const blocks = blocksToggled(orderOf(canvas), null, id);
  getSelection()?.removeAllRanges();
  navigator.vibrate?.(10);
  // The finger is still down: its click would take the block away again.
  addEventListener("pointerup", () => swallowClick(), { capture: true, once: true });
  selectBlocks(canvas, blocks && { ...blocks, isPicking: true });
}
