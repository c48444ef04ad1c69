import { spotAt } from "../model/boxes.ts";
import type { Canvas } from "./canvas.ts";
import { type Lifted, aim, drop, lift, putBack } from "./lift.ts";
import { measured } from "./measured.ts";

const threshold = { mouse: 4, touch: 10 };
const press = 180;

/**
 * Watches a pointer that went down on a handle or a tile, and carries the thing once it moves or, under a finger, rests a
 * moment. Pointer events rather than the platform's drag: one path for mouse, pen and finger, and our own face.
 */
export function watchDrag(canvas: Canvas, event: PointerEvent, what: Lifted): void {
  if (event.button !== 0 || canvas.lift.get()) return;
  const { pointerId, clientX, clientY, pointerType } = event;
  const far = pointerType === "mouse" ? threshold.mouse : threshold.touch;
  const page = document.querySelector<HTMLElement>(".canvas");
  if (!page) return;
  const listening = new AbortController();
  const { signal } = listening;
  const wait =
    pointerType === "mouse" ? undefined : setTimeout(() => begin({ x: clientX, y: clientY }), press);
  let isCarrying = false;
  let frame = 0;

  function begin(at: { x: number; y: number }) {
    isCarrying = true;
    clearTimeout(wait);
    canvas.pointer.set(at);
    lift(canvas, what, "pointer");
    document.documentElement.dataset["carrying"] = "";
    frame = requestAnimationFrame(follow);
  }

  function follow() {
    const { x, y } = canvas.pointer.get();
    scrollAt(y);
    if (page) aimAt(canvas, page, x, y);
    frame = requestAnimationFrame(follow);
  }

  function end() {
    listening.abort();
    clearTimeout(wait);
    cancelAnimationFrame(frame);
    delete document.documentElement.dataset["carrying"];
  }

  function move(moved: PointerEvent) {
    if (moved.pointerId !== pointerId) return;
    const at = { x: moved.clientX, y: moved.clientY };
    if (isCarrying) return canvas.pointer.set(at);
    if (Math.hypot(at.x - clientX, at.y - clientY) >= far) begin(at);
  }

  function up(raised: PointerEvent) {
    if (raised.pointerId !== pointerId) return;
    end();
    if (!isCarrying || !page) return;
    aimAt(canvas, page, raised.clientX, raised.clientY);
    swallowClick();
    drop(canvas);
  }

  function cancel() {
    end();
    putBack(canvas);
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", cancel, { signal });
  addEventListener("keydown", (key) => key.key === "Escape" && cancel(), { signal, capture: true });
}

/** Points what is carried at a place of the window. Far beside the page is no place: there it would be put back. */
export function aimAt(canvas: Canvas, page: HTMLElement, x: number, y: number): void {
  const now = canvas.lift.get();
  if (!now) return;
  const { boxes, page: whole, turn } = measured(page);
  const point = turn(x, y);
  const isBeside = point.x < -160 || point.x > whole.right + 160;
  aim(canvas, isBeside ? now.home : spotAt(now.rest, boxes, point));
}

const edge = 70;
const bars = 96;

/** Scrolls while the pointer rests at an edge, faster the nearer it is. */
function scrollAt(y: number): void {
  const above = bars + edge - y;
  const below = y - (innerHeight - edge);
  if (above > 0) scrollBy(0, -Math.min(18, above / 4));
  else if (below > 0) scrollBy(0, Math.min(18, below / 4));
}

/** The click that follows a drop means nothing. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
