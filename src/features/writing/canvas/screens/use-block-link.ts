import { useOffer } from "#client/offers.ts";
import { useObserved } from "#ui/observed.ts";
import { copyBlockLink } from "../../commands/copy-block-link.ts";
import type { Canvas } from "./canvas.ts";
import { copyLink } from "./commands.ts";

/** Offers the link to the block that is selected or written in; its keys are meant for it in its texts, too. */
export function useBlockLink(canvas: Canvas): void {
  const id = useObserved(canvas.selection, (now) => now?.id ?? null);
  useOffer(
    copyBlockLink.name,
    id === null ? null : { perform: () => copyLink(canvas, id), accepts: () => true },
  );
}
