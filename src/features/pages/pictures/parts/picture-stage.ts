import { type Point, type Zoom, panned, swiped, whole, zoomed } from "../model/zoom.ts";
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
  /** A click beside the picture. */
  readonly onBeside: () => void;
  readonly onZoom: () => void;
};

const close = 2.5;

export function pictureStage(listening: Listening): PictureStage {
  const element = document.createElement("div");
  element.className = "pictures-stage";
  let picture = document.createElement("img");
  let zoom: Zoom = whole;

  function put(next: Zoom, by: Point = { x: 0, y: 0 }): void {
    zoom = panned(next, by, { frame: sizeOf(element), picture: sizeOf(picture) });
    picture.style.translate = `${zoom.x}px ${zoom.y}px`;
    picture.style.scale = String(zoom.scale);
    element.toggleAttribute("data-zoomed", zoom.scale > 1);
    listening.onZoom();
  }

  const isZoomed = () => zoom.scale > 1;
  const zoomAt = (factor: number, at?: Spot) => put(zoomed(zoom, factor, at && fromMiddle(element, at)));
  listenToWheel(element, zoomAt);
  listenToPointers(element, {
    move: (by) => isZoomed() && put(zoom, by),
    pinch: zoomAt,
    end: (by) => {
      const side = isZoomed() ? 0 : swiped(by);
      if (side !== 0) listening.onSwipe(side);
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

const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight });

function fromMiddle(element: HTMLElement, { clientX, clientY }: Spot): Point {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
}
