import { isOn } from "#ui/use-list-gestures.ts";
import { focusRow, rowAt, rowsIn } from "./rows.ts";
import type { Selecting } from "./selecting.ts";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keys in a row: Space and Shift with arrows select, from its title too; while somebody selects arrows lead from row to row, and Tab to what can be done. */
export function rowKey(event: KeyboardEvent, list: HTMLElement, selecting: Selecting): void {
  const row = rowAt(event.target);
  if (!row || !isOn(event.target, ".batches-box, .browsing-title > a") || isElsewhere(event)) return;
  const isSelecting = selecting.selection.get() !== null;
  if (!isSelecting && !selecting.isOffered) return;
  const step = steps[event.key];
  if (event.key === " " && !isOn(event.target, ".batches-box"))
    return done(event, () => selecting.toggle(row.id));
  if (step !== undefined && (isSelecting || event.shiftKey))
    return done(event, () => stepTo(row.id, step, { list, selecting, isRange: event.shiftKey }));
  if (event.key === "Tab" && !event.shiftKey && isSelecting) {
    const bar = list.ownerDocument.querySelector<HTMLElement>(".ui-selection-bar button");
    if (bar) done(event, () => bar.focus());
  }
}

type Step = { readonly list: HTMLElement; readonly selecting: Selecting; readonly isRange: boolean };

function stepTo(id: number, step: number, { list, selecting, isRange }: Step): void {
  const rows = rowsIn(list);
  const next = rows[rows.findIndex((row) => row.id === id) + step];
  if (isRange && !hasBegun(selecting)) selecting.extend(id);
  if (!next) return;
  if (isRange) selecting.extend(next.id);
  focusRow(next);
}

function hasBegun({ selection }: Selecting): boolean {
  const anchor = selection.get()?.anchor ?? null;
  return anchor !== null;
}

/** Other keys held with it make it somebody else's. */
function isElsewhere({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || defaultPrevented;
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}
