import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import { faces } from "#widgets/faces.ts";
import { isLiving } from "#widgets/widget.ts";

type OfKind = { readonly kind: string };

/** Home blocks are for people of the site: visitors and guests are shown none of them. */
export function seesBlocks(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** Whether it is a block for people of the site. */
export function isHomeBlock({ kind }: OfKind): boolean {
  return isLiving(kind) && faces[kind].isHomeBlock === true;
}

/** Those of the holes that a reader is shown. */
export function holesSeenBy<Hole extends OfKind>(viewer: Viewer, holes: readonly Hole[]): readonly Hole[] {
  return seesBlocks(viewer) ? holes : holes.filter((hole) => !isHomeBlock(hole));
}
