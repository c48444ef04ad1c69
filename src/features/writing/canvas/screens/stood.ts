import type { UndoManager } from "yjs";
import type { CaretPlace } from "#widgets/kit/editor.ts";
import { markCaret, placeNow } from "#widgets/kit/moved-caret.ts";
import type { Canvas } from "./canvas.ts";
import { heldSpan, spanNow } from "./span.ts";

/** What was selected before a step over several texts was done, and where the caret stood behind it. */
type Stood = { readonly before: CaretPlace; readonly behind: CaretPlace | null };
const key = "stood";

/** Keeps it with the step that was done last; what joined a step before leaves what was selected before that. */
export function keepStood({ undoStack }: UndoManager, { before, behind }: Stood): void {
  const meta = undoStack.at(-1)?.meta;
  const first = meta?.get(key) as Stood | undefined;
  meta?.set(key, { before: first?.before ?? before, behind });
}

/** Does something to what is selected over several texts, which is selected again when that is taken back or done again. */
export function overSpan(canvas: Canvas, work: () => void): void {
  const { undo } = canvas.session;
  const [before, last] = [canvas.span.get(), undo.undoStack.at(-1)];
  work();
  if (before && undo.undoStack.at(-1) !== last) keepStood(undo, { before, behind: canvas.span.get() });
}

/** Calls with what is to be selected when such a step is taken back or done again, and with null for all other steps. */
export function onStood(undo: UndoManager, recall: (place: CaretPlace | null) => void): () => void {
  const added = ({ stackItem }: { stackItem: { readonly meta: Map<unknown, unknown> } }) => {
    const from = undo.undoing || undo.redoing ? undo.currStackItem?.meta.get(key) : undefined;
    if (from) stackItem.meta.set(key, from);
  };
  const popped = ({
    stackItem,
    type,
  }: {
    stackItem: { readonly meta: Map<unknown, unknown> };
    type: string;
  }) => {
    const stood = stackItem.meta.get(key) as Stood | undefined;
    recall((type === "undo" ? stood?.before : stood?.behind) ?? null);
  };
  undo.on("stack-item-added", added);
  undo.on("stack-item-popped", popped);
  return () => {
    undo.off("stack-item-added", added);
    undo.off("stack-item-popped", popped);
  };
}

/** Selects it again, with the caret where the selection began. */
export function standAgain(canvas: Canvas, { anchor, head }: CaretPlace): void {
  const { draft } = canvas.session;
  const began = placeNow(draft, anchor);
  if (!began) return;
  const span = { anchor, head };
  canvas.span.set(spanNow(canvas, span) ? heldSpan(canvas, span) : null);
  const isInOne = placeNow(draft, head)?.id === began.id;
  markCaret(draft, began.id, { place: isInOne ? head : anchor, behind: [] }, { place: anchor, behind: [] });
  canvas.focuses.into(began.id, "end");
}
