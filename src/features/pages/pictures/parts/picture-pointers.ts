import type { Point } from "../model/zoom.ts";

/** Turning the wheel, and pinching on a touchpad, as factors. */
export function listenToWheel(element: HTMLElement, zoom: (factor: number, at: Spot) => void): void {
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    // Pinching on a touchpad comes as a wheel with Ctrl, in smaller steps.
    zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), event);
  };
  element.addEventListener("wheel", turn, { passive: false });
}

type Pointing = {
  /** By how far since the last time, and since it went down; null once another finger had joined. */
  readonly move: (by: Point, inAll: Point | null) => void;
  readonly pinch: (factor: number, at: Spot) => void;
  /** How far one finger or the mouse came; null if another joined, or something else took it away. */
  readonly end: (by: Point | null) => void;
  /** Beside the picture. */
  readonly once: () => void;
  readonly twice: (at: Spot) => void;
};

export type Spot = { readonly clientX: number; readonly clientY: number };
const spotOf = ({ clientX, clientY }: Spot): Spot => ({ clientX, clientY });
const between = (from: Spot, to: Spot): Point => ({
  x: to.clientX - from.clientX,
  y: to.clientY - from.clientY,
});
const midway = (one: Spot, other: Spot): Spot => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
});
const far = (by: Point) => Math.hypot(by.x, by.y);

const secondTapWithin = 300;

/** What fingers and the mouse do on an element. */
export function listenToPointers(element: HTMLElement, pointing: Pointing): void {
  const down = new Map<number, Spot>();
  let from: Spot | null = null;
  const isSecondTap = tapsInARow();
  let wasMoved = false;

  const start = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, spotOf(event));
    from = down.size === 1 ? spotOf(event) : null;
    wasMoved = down.size > 1;
  };
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    down.set(event.pointerId, spotOf(event));
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return pointing.move(between(before, event), from && between(from, event));
    pointing.pinch(
      far(between(other, event)) / Math.max(1, far(between(other, before))),
      midway(other, event),
    );
  };
  const end = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    const by = event.type === "pointercancel" ? null : from && between(from, event);
    if (by) wasMoved = far(by) > 8;
    pointing.end(wasMoved ? by : null);
    if (by && !wasMoved && isSecondTap(event.timeStamp)) pointing.twice(event);
  };
  // While a pointer is captured, a click does not say what it hit.
  const click = ({ clientX, clientY }: MouseEvent) => {
    if (!wasMoved && document.elementFromPoint(clientX, clientY) === element) pointing.once();
  };
  element.addEventListener("pointerdown", start);
  element.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"] as const) element.addEventListener(name, end);
  element.addEventListener("click", click);
}

/** Tells of each tap, by its time in milliseconds, whether it is the second of two. */
function tapsInARow(): (at: number) => boolean {
  let last = -Infinity;
  return (at) => {
    const isSecond = at - last < secondTapWithin;
    last = isSecond ? -Infinity : at;
    return isSecond;
  };
}
