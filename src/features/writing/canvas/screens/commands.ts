import { blockAnchor } from "#features/pages/model/block-anchor.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { nameOfKind } from "../model/kind-groups.ts";
import { readingOrder } from "../model/reading-order.ts";
import { arrangingWords } from "../wording.ts";
import type { Place } from "#documents/draft/arranging.ts";
import { emptyWidget } from "./edits.ts";
import type { Canvas } from "./canvas.ts";
import { slide } from "./slide.ts";

/** Focused when the page holds no widget. */
export const startId = "start";

/** Where a kind chosen outside the page goes: behind the selected widget, else at the end. */
export function placeForNew({ selection, watch }: Canvas): Place {
  const id = selection.get()?.id;
  const isThere = id !== undefined && readingOrder(watch.layout.get()).includes(id);
  return isThere ? { where: "after", widget: id } : { where: "last" };
}

export function addKind(canvas: Canvas, kind: WidgetKind, place: Place): void {
  const [id] = canvas.edits.add([emptyWidget(kind)], place);
  if (!id) return;
  canvas.used.use(kind);
  canvas.focuses.into(id, "start");
  canvas.announce(canvas.say(arrangingWords.added, { kind: nameOf(canvas, kind) }));
}

/** A copy below, with the caret at its end: for whoever asked for it while writing. */
export function duplicateHere(canvas: Canvas, id: string): void {
  const kind = nameOf(canvas, canvas.kindOf(id));
  canvas.focuses.into(canvas.edits.duplicate(id), "end");
  canvas.announce(canvas.say(arrangingWords.duplicated, { kind }));
}

/** Past the widget before or behind it, with the caret where it was. */
export function moveHere(canvas: Canvas, id: string, by: 1 | -1): void {
  const other = neighbour(canvas, id, by);
  if (!other) return;
  canvas.edits.move(id, { where: by > 0 ? "after" : "before", widget: other });
  canvas.focuses.into(id, "back");
  canvas.announce(canvas.say(by > 0 ? arrangingWords.movedDown : arrangingWords.movedUp));
}

/** Takes a widget off the page in which somebody writes; the caret goes to the one before. */
export function removeHere(canvas: Canvas, id: string): void {
  remove(canvas, id);
}

export function duplicate(canvas: Canvas, id: string): void {
  const kind = nameOf(canvas, canvas.kindOf(id));
  slide(() => canvas.focuses.onHandle(canvas.edits.duplicate(id)));
  canvas.announce(canvas.say(arrangingWords.duplicated, { kind }));
}

/** Takes a widget off the page at once, and offers to bring it back. */
export function remove(canvas: Canvas, id: string): void {
  const { say } = canvas;
  const ids = readingOrder(canvas.watch.layout.get());
  const at = ids.indexOf(id);
  const kind = nameOf(canvas, canvas.kindOf(id));
  slide(() => canvas.edits.remove(id));
  canvas.focuses.onHandle(ids[at + 1] ?? ids[at - 1] ?? startId);
  canvas.tell({
    kind: "undo",
    text: say(arrangingWords.removed, { kind }),
    undo: {
      label: say(arrangingWords.undo),
      perform() {
        slide(() => canvas.edits.restore(id));
        canvas.focuses.onHandle(id);
      },
    },
  });
}

/** Puts an address that opens the page at this widget on the clipboard. */
export function copyLink({ say, tell }: Canvas, id: string): void {
  const { origin, pathname } = location;
  navigator.clipboard.writeText(`${origin}${pathname}#${blockAnchor(id)}`).then(
    () => tell({ text: say(arrangingWords.linkCopied) }),
    () => tell({ kind: "error", text: say(arrangingWords.linkNotCopied) }),
  );
}

/** The widget before or behind in reading order. */
export function neighbour({ watch }: Canvas, id: string, step: 1 | -1): string | null {
  const ids = readingOrder(watch.layout.get());
  const at = ids.indexOf(id);
  return at < 0 ? null : (ids[at + step] ?? null);
}

export function nameOf({ say }: Pick<Canvas, "say">, kind: WidgetKind): string {
  return say(nameOfKind(kind));
}
