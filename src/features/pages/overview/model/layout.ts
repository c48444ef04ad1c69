import { faces } from "#widgets/faces.ts";
import { isLiving } from "#widgets/widget.ts";

export type Layout = "reading" | "wide" | "greeting";

type OfKind = { readonly kind: string };

/** How a page is laid out, by the living widgets that its reader is shown. */
export function layoutOf(holes: readonly OfKind[]): Layout {
  if (holes.some((hole) => faceOf(hole)?.titles)) return "greeting";
  return holes.some(isHomeBlock) ? "wide" : "reading";
}

/** Whether it is a block for people of the site. */
export function isHomeBlock(hole: OfKind): boolean {
  return faceOf(hole)?.isHomeBlock ?? false;
}

function faceOf({ kind }: OfKind) {
  return isLiving(kind) ? faces[kind] : null;
}
