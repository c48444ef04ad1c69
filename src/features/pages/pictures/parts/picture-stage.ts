import { type Point, type Zoom, followed, panned, swiped, whole, zoomed } from "../model/zoom.ts";
import { type Spot, listenToPointers, listenToWheel } from "./picture-pointers.ts";

/** What a picture stands in: it is made larger and moved there, by wheel, fingers and pointer. */
export type PictureStage = {
  readonly element: HTMLElement;
  readonly isZoomed: () => boolean;
  show(picture: HTMLImageElement): void;
  zoom(factor: number): void;
  pan(by: Point): void;
};

type Listening = {
  /** The picture was pushed aside: -1 to the left, 1 to the right. */
  readonly onSwipe: (side: -1 | 1) => void;
  /** Whether another picture comes when it is. */
  readonly goesOn: (side: -1 | 1) => boolean;
  /** A click beside the picture. */
  readonly onBeside: () => void;
  readonly onZoom: () => void;
};

const close = 2.5;

export function pictureStage(listening: Listening): PictureStage {
  const element = Object.assign(document.createElement("div"), { className: "pictures-stage" });
  let picture = document.createElement("img");
  let zoom: Zoom = whole;

  function put(next: Zoom, by: Point = { x: 0, y: 0 }): void {
    zoom = panned(next, by, { frame: sizeOf(element), picture: sizeOf(picture) });
    showZoom(element, picture, zoom);
    listening.onZoom();
  }

  const isZoomed = () => zoom.scale > 1;
  const push = (by: number | null) => pushAside(element, picture, by);
  const zoomAt = (factor: number, at?: Spot) => put(zoomed(zoom, factor, at && fromMiddle(element, at)));
  listenToWheel(element, zoomAt);
  listenToPointers(element, {
    move: (by, inAll) => (isZoomed() ? put(zoom, by) : inAll && push(followed(inAll, listening.goesOn))),
    pinch: zoomAt,
    end(by) {
      if (isZoomed()) return;
      push(null);
      const side = by ? swiped(by) : 0;
      if (side !== 0 && listening.goesOn(side)) listening.onSwipe(side);
    },
    twice: (at) => (isZoomed() ? put(whole) : zoomAt(close, at)),
    once: listening.onBeside,
  });
  return {
    element,
    isZoomed,
    show(next) {
      picture = next;
      element.replaceChildren(next);
      put(whole);
    },
    zoom: (factor) => zoomAt(factor),
    pan: (by) => put(zoom, by),
  };
}

function showZoom(element: HTMLElement, picture: HTMLElement, { x, y, scale }: Zoom): void {
  picture.style.translate = `${x}px ${y}px`;
  picture.style.scale = String(scale);
  element.toggleAttribute("data-zoomed", scale > 1);
}

/** By so many pixels while a finger pushes it; null when it has let go, and the picture goes back to its place. */
function pushAside(element: HTMLElement, picture: HTMLElement, by: number | null): void {
  element.toggleAttribute("data-pushed", by !== null);
  picture.style.translate = `${by ?? 0}px 0px`;
}

const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight });

function fromMiddle(element: HTMLElement, { clientX, clientY }: Spot): Point {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
}
