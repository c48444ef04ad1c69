import type { WidgetKind } from "#widgets/widget.ts";
import { spotSentence } from "../model/spot-sentence.ts";
import { type Spot, homeOf, isSameSpot, placeAt, without } from "../model/spots.ts";
import { type Step, stepped } from "../model/stepped.ts";
import { arrangingWords } from "../wording.ts";
import type { Layout } from "#documents/draft/layout.ts";
import { addFiles } from "./add-files.ts";
import type { Canvas } from "./canvas.ts";
import { addKind, nameOfBlocks } from "./commands.ts";
import { slide } from "./slide.ts";

/** What is in somebody's hand: widgets of the page, a kind from the rail, or files from outside. */
export type Lifted =
  /** By the handle of one of them; `ids` are all, in reading order. */
  | { readonly id: string; readonly kind: WidgetKind; readonly ids: readonly string[] }
  | { readonly kind: WidgetKind; readonly id?: undefined }
  | { readonly files: true; readonly id?: undefined };

/** A widget on its way. `home` is where it came from; `spot` where it would be put now. Nothing moves before it is put. */
export type Lift = {
  readonly what: Lifted;
  readonly by: "keys" | "pointer";
  readonly rest: Layout;
  readonly home: Spot | null;
  readonly spot: Spot | null;
};

export function lift(canvas: Canvas, what: Lifted, by: Lift["by"]): void {
  const layout = canvas.watch.layout.get();
  const home = what.id === undefined ? null : homeOf(layout, what.ids);
  canvas.lift.set({
    what,
    by,
    rest: without(layout, what.id === undefined ? [] : what.ids),
    home,
    spot: home,
  });
  if (by === "keys") canvas.announce(canvas.say(arrangingWords.grab, { kind: liftedName(canvas, what) }));
}

export function aim(canvas: Canvas, spot: Spot | null): void {
  const now = canvas.lift.get();
  const isSame = now && (spot && now.spot ? isSameSpot(spot, now.spot) : spot === now.spot);
  if (!now || isSame) return;
  canvas.lift.set({ ...now, spot });
  const { say } = canvas;
  const what = liftedName(canvas, now.what);
  if (spot)
    canvas.announce(say(arrangingWords.moving, { what, where: liftedWhere(canvas, { ...now, spot }) }));
}

export function step(canvas: Canvas, towards: Step): void {
  const now = canvas.lift.get();
  const from = now?.spot ?? now?.home;
  if (!now || !from) return;
  const spot = stepped(now.rest, from, towards);
  if (spot) return aim(canvas, spot);
  if (towards === "start" || towards === "end") canvas.announce(canvas.say(arrangingWords.rowFull));
}

export function putBack(canvas: Canvas): void {
  if (!canvas.lift.get()) return;
  canvas.lift.set(null);
  canvas.announce(canvas.say(arrangingWords.putBack));
}

export function drop(canvas: Canvas, files: readonly File[] = []): void {
  const now = canvas.lift.get();
  if (!now) return;
  const { what, spot, home, rest } = now;
  if (!spot || (home && isSameSpot(spot, home))) {
    putBack(canvas);
    if (what.id !== undefined) canvas.focuses.onHandle(what.id);
    return;
  }
  const where = liftedWhere(canvas, now);
  const place = placeAt(rest, spot);
  canvas.lift.set(null);
  if ("files" in what) slide(() => addFiles(canvas, files, place));
  else if (what.id === undefined) slide(() => addKind(canvas, what.kind, place));
  else {
    slide(() => canvas.edits.move(what.ids, place));
    canvas.focuses.onHandle(what.id);
    canvas.announce(canvas.say(arrangingWords.dropped, { where }));
  }
}

export function liftedName(canvas: Canvas, what: Lifted): string {
  if ("files" in what) return canvas.say(arrangingWords.dropFile);
  return nameOfBlocks(canvas, what.id === undefined ? [] : what.ids, what.kind);
}

export function liftedWhere(canvas: Canvas, { rest, spot, home }: Lift): string {
  if (!spot) return "";
  if (home && isSameSpot(spot, home)) return canvas.say(arrangingWords.whereItWas);
  const { say, kindOf, locale } = canvas;
  return spotSentence(rest, spot, { say, kindOf, direction: locale.direction });
}
