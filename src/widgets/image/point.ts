import * as z from "zod/mini";

const Share = z.int().check(z.gte(0), z.lte(100));

/** The place of a picture that stays in sight where it is cut, in percent from its left and top edge. */
export const Point = z.strictObject({ x: Share, y: Share });
export type Point = z.infer<typeof Point>;

/** Where a picture is cut evenly. */
export const middle: Point = { x: 50, y: 50 };

/** As the browser is told it; nothing for the middle, which is what it does by itself. */
export function positionOf(point: Point | null): { readonly objectPosition?: string } {
  if (!point || (point.x === middle.x && point.y === middle.y)) return {};
  return { objectPosition: `${point.x}% ${point.y}%` };
}

/** Whatever stands in a draft, as a point. */
export function pointIn(value: unknown): Point | null {
  const read = Point.safeParse(value);
  return read.success ? read.data : null;
}
