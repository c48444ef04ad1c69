import { type Spot, homeOf, placeAt, without } from "../model/spots.ts";
import { nudged } from "../model/stepped.ts";
import { arrangingWords } from "../wording.ts";
import type { Canvas } from "./canvas.ts";
import { liftedWhere } from "./lift.ts";
import { slide } from "./slide.ts";

/** Widgets, in reading order, go one place up or down, and it is said. */
export function nudge(canvas: Canvas, ids: readonly string[], towards: "up" | "down"): void {
  moveTo(canvas, ids, nudged(canvas.watch.layout.get(), ids, towards));
}

/** Widgets, in reading order, go to the top or the end of the page, and it is said. */
export function moveToEdge(canvas: Canvas, ids: readonly string[], edge: "top" | "end"): void {
  const rest = without(canvas.watch.layout.get(), ids);
  moveTo(canvas, ids, { in: "rows", at: edge === "top" ? 0 : rest.length });
}

/** Widgets, in reading order, go to another place, and it is said. */
export function moveTo(canvas: Canvas, ids: readonly string[], spot: Spot | null): void {
  const layout = canvas.watch.layout.get();
  const [id] = ids;
  const rest = without(layout, ids);
  if (!spot || id === undefined || rest.length === 0) return;
  const what = { id, ids, kind: canvas.kindOf(id) };
  const where = liftedWhere(canvas, { what, by: "keys", rest, home: homeOf(layout, ids), spot });
  slide(() => canvas.edits.move(ids, placeAt(rest, spot)));
  canvas.announce(canvas.say(arrangingWords.dropped, { where }));
}
