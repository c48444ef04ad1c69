/** A part of a picture in its pixels. */
export type Crop = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
export type Sides = { readonly width: number; readonly height: number };

/** No smaller square can be chosen: a face of fewer pixels is none. */
export const cropLeast = 16;

/** A square at half of the smaller side, in the middle (AVAT-10). */
export function firstCrop({ width, height }: Sides): Crop {
  const side = Math.max(1, Math.round(Math.min(width, height) / 2));
  const x1 = Math.round((width - side) / 2);
  const y1 = Math.round((height - side) / 2);
  return { x1, y1, x2: x1 + side, y2: y1 + side };
}

/** The same square elsewhere, as far as the picture goes (AVAT-19). */
export function movedCrop(crop: Crop, by: { readonly x: number; readonly y: number }, sides: Sides): Crop {
  const side = crop.x2 - crop.x1;
  const x1 = within(Math.round(crop.x1 + by.x), 0, sides.width - side);
  const y1 = within(Math.round(crop.y1 + by.y), 0, sides.height - side);
  return { x1, y1, x2: x1 + side, y2: y1 + side };
}

export const corners = ["start-top", "end-top", "start-bottom", "end-bottom"] as const;
export type Corner = (typeof corners)[number];

/** The square drawn larger or smaller at one corner, the opposite one staying where it is; it stays a square inside the picture (AVAT-19). */
export function resizedCrop(crop: Crop, { corner, by }: { corner: Corner; by: number }, sides: Sides): Crop {
  const isStart = corner.startsWith("start");
  const isTop = corner.endsWith("top");
  const most = Math.min(isStart ? crop.x2 : sides.width - crop.x1, isTop ? crop.y2 : sides.height - crop.y1);
  const side = within(Math.round(crop.x2 - crop.x1 + by), Math.min(cropLeast, most), most);
  const x1 = isStart ? crop.x2 - side : crop.x1;
  const y1 = isTop ? crop.y2 - side : crop.y1;
  return { x1, y1, x2: x1 + side, y2: y1 + side };
}

/** Whether it is a part of the picture at all (AVAT-11). */
export function isCrop({ x1, y1, x2, y2 }: Crop): boolean {
  return x2 > x1 && y2 > y1;
}

/** Whether all of it lies inside the picture and its sides are equal. */
export function isSquareIn({ x1, y1, x2, y2 }: Crop, { width, height }: Sides): boolean {
  return x1 >= 0 && y1 >= 0 && x2 <= width && y2 <= height && x2 - x1 === y2 - y1;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

export type By = { readonly x: number; readonly y: number };

/** How much larger the square becomes when this corner goes so far: by whichever way is the longer. */
export function outward(corner: Corner, { x, y }: By): number {
  const wider = corner.startsWith("start") ? -x : x;
  const higher = corner.endsWith("top") ? -y : y;
  return Math.abs(wider) >= Math.abs(higher) ? wider : higher;
}
