/** How large a picture is shown, and how far it is moved from the middle of its frame, in pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

/** The whole picture. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const scaleMost = 8;

/** Larger or smaller by a factor; what lies under `at`, as seen from the middle of the frame, stays there. */
export function zoomed(zoom: Zoom, factor: number, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(scaleMost, Math.max(1, zoom.scale * factor));
  if (scale === 1) return whole;
  const grown = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown };
}

/** Moved, but never past the edges of the picture; `picture` is its size at scale 1. */
export function panned(
  zoom: Zoom,
  by: Point,
  { frame, picture }: { readonly frame: Size; readonly picture: Size },
): Zoom {
  const within = (at: number, side: "width" | "height") => {
    const most = Math.max(0, (picture[side] * zoom.scale - frame[side]) / 2);
    return Math.min(most, Math.max(-most, at));
  };
  return { scale: zoom.scale, x: within(zoom.x + by.x, "width"), y: within(zoom.y + by.y, "height") };
}

/** How far a whole picture follows the finger, in pixels sideways: less where no other picture comes, not at all upwards and downwards. */
export function followed(by: Point, goesOn: (side: -1 | 1) => boolean): number {
  if (Math.abs(by.x) < Math.abs(by.y)) return 0;
  return goesOn(by.x < 0 ? -1 : 1) ? by.x : by.x / 4;
}

/** A swipe to the left (-1) or right (1): far enough, mostly sideways. 0 is none. */
export function swiped(by: Point): -1 | 0 | 1 {
  if (Math.abs(by.x) < 48 || Math.abs(by.x) < 1.5 * Math.abs(by.y)) return 0;
  return by.x < 0 ? -1 : 1;
}
