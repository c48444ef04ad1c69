import type { Shape } from "./schema.ts";

/** Each comes from a closed list. */
export function shapeClass({ shape, colour, size, border }: Shape): string {
  return `shape shape-${shape} shape-${colour} shape-${size}${border ? " shape-border" : ""}`;
}
