import { copyText } from "#client/copy-text.ts";
import { blockAnchor } from "#features/pages/model/block-anchor.ts";
import type { Words } from "#kernel/words.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { textWidget } from "#widgets/kit/text-widget.ts";
import { nameOfKind } from "../model/kind-groups.ts";
import { readingOrder } from "../model/reading-order.ts";
import { arrangingWords } from "../wording.ts";
import type { Place } from "#documents/draft/arranging.ts";
import { cameFrom } from "./came-from.ts";
import { emptyWidget } from "./edits.ts";
import type { Canvas } from "./canvas.ts";
import { slide } from "./slide.ts";

/** Focused when the page holds no widget. */
export const startId = "start";

/** Where a kind chosen outside the page goes: behind the selected widget, else at the end. */
export function placeForNew({ selection, watch }: Canvas): Place {
  const selected = selection.get();
  const id = selected?.blocks?.ids.at(-1) ?? selected?.id;
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
  const [copy] = canvas.edits.duplicate([id]);
  if (copy !== undefined) canvas.focuses.into(copy, "end");
  canvas.announce(canvas.say(arrangingWords.duplicated, { kind }));
}

/** Past the widget before or behind it, with the caret where it was. */
export function moveHere(canvas: Canvas, id: string, by: 1 | -1): void {
  const other = neighbour(canvas, id, by);
  if (!other) return;
  canvas.edits.move([id], { where: by > 0 ? "after" : "before", widget: other });
  canvas.focuses.into(id, "back");
  canvas.announce(canvas.say(by > 0 ? arrangingWords.movedDown : arrangingWords.movedUp));
}

/** Takes a widget off the page in which somebody writes; the caret goes to the one before. */
export function removeHere(canvas: Canvas, id: string): void {
  remove(canvas, [id]);
}

/** Copies widgets, given in reading order; the copies are selected then. */
export function duplicate(canvas: Canvas, ids: readonly string[]): void {
  const said = sentence(canvas, ids, {
    one: arrangingWords.duplicated,
    several: arrangingWords.severalDuplicated,
  });
  slide(() => select(canvas, canvas.edits.duplicate(ids)));
  canvas.announce(said);
}

/** Takes widgets off the page at once, and offers to bring them back. */
export function remove(canvas: Canvas, ids: readonly string[]): void {
  const order = readingOrder(canvas.watch.layout.get());
  const last = order.indexOf(ids.at(-1) ?? "");
  const before = order.slice(0, Math.max(0, last)).findLast((id) => !ids.includes(id));
  const from = ids.length === 1 ? cameFrom(canvas) : null;
  slide(() => canvas.edits.remove(ids));
  if (from && order.includes(from.id)) canvas.focuses.into(from.id, from.at);
  else canvas.focuses.onHandle(order[last + 1] ?? before ?? startId);
  tellRemoved(canvas, ids);
}

/** What is told goes as soon as it is no longer true: undo, or words of a colleague that come later, bring blocks back. */
function tellRemoved(canvas: Canvas, ids: readonly string[]): void {
  const { say, watch, edits, session } = canvas;
  const perform = () => {
    stop();
    slide(() => edits.restore(ids));
    select(canvas, ids);
  };
  const takeAway = canvas.tell({
    kind: "undo",
    text: sentence(canvas, ids, { one: arrangingWords.removed, several: arrangingWords.severalRemoved }),
    undo: { label: say(arrangingWords.undo), perform },
  });
  const stop = watch.layout.subscribe(() => {
    const there = new Set(readingOrder(watch.layout.get()));
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length === ids.length) return;
    stop();
    takeAway();
    if (gone.length > 0) return tellRemoved(canvas, gone);
    if (session.undo.undoing || session.undo.redoing) return;
    canvas.tell({
      text: sentence(canvas, ids, { one: arrangingWords.back, several: arrangingWords.severalBack }),
    });
  });
}

/** One empty text in the place of widgets, given in reading order, with the caret in it. What is typed next is the same step. */
export function replaceByText(canvas: Canvas, ids: readonly string[]): void {
  const text = sentence(canvas, ids, { one: arrangingWords.removed, several: arrangingWords.severalRemoved });
  canvas.focuses.into(canvas.edits.replaceAll(ids, textWidget("")), "start");
  canvas.edits.goOn();
  canvas.announce(text);
}

function select(canvas: Canvas, ids: readonly string[]): void {
  const [anchor, head] = [ids[0], ids.at(-1)];
  if (anchor === undefined || head === undefined) return;
  canvas.selection.set({
    id: head,
    inside: false,
    ...(ids.length > 1 ? { blocks: { ids, anchor, head } } : {}),
  });
  canvas.focuses.onHandle(head);
}

type Sentences = { readonly one: Words; readonly several: Words };

function sentence(canvas: Canvas, ids: readonly string[], { one, several }: Sentences): string {
  const [id] = ids;
  if (ids.length !== 1 || id === undefined) return canvas.say(several, { count: ids.length });
  return canvas.say(one, { kind: nameOf(canvas, canvas.kindOf(id)) });
}

/** Puts an address that opens the page at this widget on the clipboard. */
export function copyLink({ say, tell }: Canvas, id: string): void {
  const { origin, pathname } = location;
  void copyText(`${origin}${pathname}#${blockAnchor(id)}`).then((isCopied) =>
    tell(
      isCopied
        ? { text: say(arrangingWords.linkCopied) }
        : { kind: "error", text: say(arrangingWords.linkNotCopied) },
    ),
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

/** What widgets are called together: the kind of one, else how many they are. */
export function nameOfBlocks(canvas: Canvas, ids: readonly string[], kind: WidgetKind): string {
  if (ids.length < 2) return nameOf(canvas, kind);
  return canvas.say(arrangingWords.severalBlocks, { count: ids.length });
}
