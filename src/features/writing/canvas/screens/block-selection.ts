import {
  type Blocks,
  allBlocks,
  blocksBetween,
  blocksStepped,
  blocksThere,
  blocksToggled,
} from "../model/blocks.ts";
import { readingOrder } from "../model/reading-order.ts";
import { arrangingWords } from "../wording.ts";
import type { Canvas } from "./canvas.ts";

/** The widgets that a deed is about, in reading order; none while somebody writes in one. */
export function selectedBlocks({ selection, watch }: Canvas): readonly string[] {
  const now = selection.get();
  if (!now || now.inside) return [];
  const chosen = new Set(now.blocks?.ids ?? [now.id]);
  return readingOrder(watch.layout.get()).filter((id) => chosen.has(id));
}

/** The selection as blocks, also of a single one that the focus is on, or the caret in. */
function blocksNow({ selection }: Canvas): Blocks | null {
  const now = selection.get();
  return now && (now.blocks ?? { ids: [now.id], anchor: now.id, head: now.id });
}

/** Selects blocks and says how many; null lets go of them, and the focus stays. */
export function selectBlocks(canvas: Canvas, blocks: Blocks | null): void {
  markBlocks(canvas, blocks);
  if (!blocks) return canvas.announce(canvas.say(arrangingWords.selectionCleared));
  canvas.focuses.onHandle(blocks.head);
  tellCount(canvas, blocks);
}

/** Shows blocks as selected while a pointer is still choosing them; the focus stays where it is. */
export function markBlocks({ selection }: Canvas, blocks: Blocks | null): void {
  selection.set(blocks && { id: blocks.head, inside: false, blocks });
}

export function tellCount(canvas: Canvas, { ids }: Blocks): void {
  canvas.announce(canvas.say(arrangingWords.blocksSelected, { count: ids.length }));
}

export function orderOf({ watch }: Canvas): string[] {
  return readingOrder(watch.layout.get());
}

/** From a text: the widget that the caret stands in. With a selection: one more or fewer at its moving end. */
export function extendBlocks(canvas: Canvas, step: 1 | -1): void {
  const now = canvas.selection.get();
  const before = blocksNow(canvas);
  if (!now || !before) return;
  const order = orderOf(canvas);
  selectBlocks(
    canvas,
    now.inside ? blocksBetween(order, now.id, now.id) : blocksStepped(order, before, step),
  );
}

/** Everything from where the selection began, or the caret stands, to a widget. */
export function extendBlocksTo(canvas: Canvas, id: string): void {
  selectBlocks(canvas, blocksBetween(orderOf(canvas), blocksNow(canvas)?.anchor ?? id, id));
}

/** Adds a widget to those that are selected, or takes it away; a caret in another one is no selection. */
export function toggleBlock(canvas: Canvas, id: string): void {
  const before = canvas.selection.get()?.inside ? null : blocksNow(canvas);
  selectBlocks(canvas, blocksToggled(orderOf(canvas), before, id));
}

export function selectAllBlocks(canvas: Canvas): void {
  const now = canvas.selection.get();
  const order = orderOf(canvas);
  const blocks = allBlocks(order, now?.id ?? order[0] ?? "");
  if (blocks) selectBlocks(canvas, blocks);
}

/** After a change of the page only what stands on it is selected; false when nothing of it is left. */
export function keepBlocksThere(canvas: Canvas): boolean {
  const now = canvas.selection.get();
  if (!now?.blocks) return true;
  const blocks = blocksThere(orderOf(canvas), now.blocks);
  if (blocks !== now.blocks) markBlocks(canvas, blocks);
  return blocks !== null;
}
