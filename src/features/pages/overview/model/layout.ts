import { faces } from "#widgets/faces.ts";
import { isLiving } from "#widgets/widget.ts";
import { isHomeBlock } from "../../holes/rules.ts";

export type Layout = "reading" | "wide" | "greeting";

type OfKind = { readonly kind: string };

/** How a page is laid out, by the living widgets that its reader is shown. */
export function layoutOf(holes: readonly OfKind[]): Layout {
  if (holes.some(({ kind }) => isLiving(kind) && faces[kind].titles)) return "greeting";
  return holes.some(isHomeBlock) ? "wide" : "reading";
}
