import type { StoredWidget } from "#widgets/widget.ts";

/** A block of an old version on its way into the draft of its page. */
export type BroughtBack = {
  readonly pageId: number;
  /** What it was called there: a block of this name in the draft makes room for it. */
  readonly id: string;
  readonly widget: StoredWidget;
  /** Those before it, the nearest first. */
  readonly before: readonly string[];
};

/** Of this tab: it goes from the screen of versions to the canvas, which opens next. */
let waiting: BroughtBack | null = null;

export function bringBack(block: BroughtBack): void {
  waiting = block;
}

/** What waits for the canvas of a page, once. */
export function takeBroughtBack(pageId: number): BroughtBack | null {
  const block = waiting?.pageId === pageId ? waiting : null;
  waiting = null;
  return block;
}
