import { offerOf, useOffer } from "#client/offers.ts";
import { usePaletteItems } from "#client/palette.ts";
import { openPaletteName, searchCommandsName } from "#kernel/command-names.ts";
import { CanvasFinding } from "./canvas-finding.tsx";
import { canvasItems } from "./canvas-items.ts";
import { useBlockLink } from "./use-block-link.ts";
import { useCanvas } from "./canvas.ts";
import { useUndoing } from "./use-undoing.ts";

/** What the canvas performs by keys, from search and from the palette, wherever the focus is. */
export function CanvasCommands() {
  const canvas = useCanvas();
  useUndoing(canvas);
  useBlockLink(canvas);
  usePaletteItems(() => canvasItems(canvas));
  // Whoever writes looks for what can be done with the page, not for other pages (CPAL-07).
  useOffer(searchCommandsName, {
    perform: () => offerOf(openPaletteName)?.perform(),
    accepts: ({ target }) => (target instanceof Element && target.matches("[data-search]") ? true : null),
  });
  return <CanvasFinding />;
}
