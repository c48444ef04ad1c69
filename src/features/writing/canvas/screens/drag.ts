import { spotAt, stackedSpotAt } from "../model/boxes.ts";
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
  const page = document.querySelector<HTMLElement>(".canvas");
  if (event.button !== 0 || canvas.lift.get() || !page) return;
  new Drag(canvas, page, { event, what }).listen();
}

class Drag {
  readonly #canvas: Canvas;
  readonly #page: HTMLElement;
  readonly #begun: { readonly event: PointerEvent; readonly what: Lifted };
  readonly #listening = new AbortController();
  #wait: ReturnType<typeof setTimeout> | undefined;
  #isCarrying = false;
  #frame = 0;

  constructor(canvas: Canvas, page: HTMLElement, begun: { event: PointerEvent; what: Lifted }) {
    this.#canvas = canvas;
    this.#page = page;
    this.#begun = begun;
  }

  listen(): void {
    const { pointerType, clientX, clientY } = this.#begun.event;
    const begin = () => this.#carry({ x: clientX, y: clientY });
    this.#wait = pointerType === "mouse" ? undefined : setTimeout(begin, press);
    const { signal } = this.#listening;
    addEventListener("pointermove", (moved) => this.#move(moved), { signal });
    addEventListener("pointerup", (raised) => this.#drop(raised), { signal });
    addEventListener("pointercancel", () => this.#cancel(), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.#cancel(), { signal, capture: true });
  }

  #move(moved: PointerEvent): void {
    const { pointerId, pointerType, clientX, clientY } = this.#begun.event;
    if (moved.pointerId !== pointerId) return;
    const at = { x: moved.clientX, y: moved.clientY };
    if (this.#isCarrying) return this.#canvas.pointer.set(at);
    const far = pointerType === "mouse" ? threshold.mouse : threshold.touch;
    if (Math.hypot(at.x - clientX, at.y - clientY) >= far) this.#carry(at);
  }

  #carry(at: { x: number; y: number }): void {
    this.#isCarrying = true;
    clearTimeout(this.#wait);
    this.#canvas.pointer.set(at);
    lift(this.#canvas, this.#begun.what, "pointer");
    document.documentElement.dataset["carrying"] = "";
    this.#frame = requestAnimationFrame(() => this.#follow());
  }

  #follow(): void {
    const { x, y } = this.#canvas.pointer.get();
    scrollAt(y);
    aimAt(this.#canvas, this.#page, x, y);
    this.#frame = requestAnimationFrame(() => this.#follow());
  }

  #drop(raised: PointerEvent): void {
    if (raised.pointerId !== this.#begun.event.pointerId) return;
    this.#end();
    if (!this.#isCarrying) return;
    aimAt(this.#canvas, this.#page, raised.clientX, raised.clientY);
    swallowClick();
    drop(this.#canvas);
  }

  #cancel(): void {
    this.#end();
    putBack(this.#canvas);
  }

  #end(): void {
    this.#listening.abort();
    clearTimeout(this.#wait);
    cancelAnimationFrame(this.#frame);
    delete document.documentElement.dataset["carrying"];
  }
}

/** Points what is carried at a place of the window. Far beside the page is no place: there it would be put back. */
export function aimAt(canvas: Canvas, page: HTMLElement, x: number, y: number): void {
  const now = canvas.lift.get();
  if (!now) return;
  const { boxes, page: whole, turn } = measured(page);
  const point = turn(x, y);
  const isBeside = point.x < -160 || point.x > whole.right + 160;
  const spotUnder = isStacked() ? stackedSpotAt : spotAt;
  // Files have no place to be put back to: beside the page they go between its rows.
  if ("files" in now.what && (point.x < 0 || point.x > whole.right))
    return aim(canvas, spotUnder(now.rest, boxes, { ...point, x: whole.right / 2 }));
  aim(canvas, isBeside ? now.home : spotUnder(now.rest, boxes, point));
}

/** Columns stand below each other (canvas-row.css), so a place beside something is nowhere to be seen. */
const isStacked = () => matchMedia("(max-width: 799px)").matches;

const edge = 70;
const bars = 96;

/** Scrolls while the pointer rests at an edge, faster the nearer it is. */
function scrollAt(y: number): void {
  const above = bars + edge - y;
  const below = y - (innerHeight - edge);
  if (above > 0) scrollBy(0, -Math.min(18, above / 4));
  else if (below > 0) scrollBy(0, Math.min(18, below / 4));
}

/** A finger's click comes so much later than it is lifted, at most. */
const clickAfter = 500;

/** The click that follows a drop, or a press that has been understood, means nothing. */
export function swallowClick(after: "press" | "release" = "release"): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const endSoon = () => setTimeout(() => ended.abort(), clickAfter);
  addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      ended.abort();
    },
    options,
  );
  // These have clicks of their own.
  for (const next of ["pointerdown", "keydown"]) addEventListener(next, () => ended.abort(), options);
  if (after === "release") endSoon();
  else addEventListener("pointerup", endSoon, options);
}
