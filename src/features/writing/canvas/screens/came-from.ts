import type { Canvas, Selection } from "./canvas.ts";

/** An edge of a text. */
type Edge = { readonly id: string; readonly at: "start" | "end" };

/** Known for as long as nothing else is selected. */
const edges = new WeakMap<NonNullable<Selection>, Edge>();

/** Selects a block that Backspace or Delete at the edge of a text would have joined, if it were a text. */
export function selectFrom(canvas: Canvas, id: string, from: Edge): void {
  canvas.focuses.onHandle(id);
  const now = canvas.selection.get();
  if (now?.id === id && !now.inside) edges.set(now, from);
}

/** Where whoever deletes the selected block was writing: the caret goes back there, so that the next press takes a letter and no other block. */
export function cameFrom({ selection }: Canvas): Edge | null {
  const now = selection.get();
  return (now && edges.get(now)) ?? null;
}
