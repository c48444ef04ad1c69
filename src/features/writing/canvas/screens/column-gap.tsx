import type { KeyboardEvent, PointerEvent } from "react";
import { cssVariables } from "#ui/css-variables.ts";
import { gapAt, gapMoved } from "../model/widths.ts";
import { arrangingWords } from "../wording.ts";
import type { LayoutRow } from "#documents/draft/layout.ts";
import { useCanvas } from "./canvas.ts";

type ColumnGapProps = {
  row: LayoutRow;
  at: number;
  dragged: readonly number[] | null;
  onDrag: (widths: readonly number[] | null) => void;
};

/** The gap between two columns: dragged, or moved with the arrow keys, it shares out the twelfths of its row. */
export function ColumnGap(props: ColumnGapProps) {
  const { row, at, dragged } = props;
  const { say } = useCanvas();
  const listening = useGapDrag(props);
  const widths = dragged ?? row.columns.map(({ width }) => width);
  const width = widths[at] ?? 0;
  const before = widths.slice(0, at + 1).reduce((sum, each) => sum + each, 0);

  return (
    <div
      className="canvas-gap"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say(arrangingWords.columnWidth, { column: at + 1 })}
      aria-valuenow={width}
      aria-valuemin={2}
      aria-valuemax={10}
      aria-valuetext={say(arrangingWords.twelfths, { width })}
      style={cssVariables({ "--before": before })}
      {...listening}
    />
  );
}

function useGapDrag({ row, at, dragged, onDrag }: ColumnGapProps) {
  const canvas = useCanvas();
  const forward = canvas.locale.direction === "ltr" ? 1 : -1;

  function press(event: KeyboardEvent) {
    const by = { ArrowRight: forward, ArrowLeft: -forward, Home: -12, End: 12 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    keep(gapMoved(row, at, by));
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame) return;
    const along = forward > 0 ? event.clientX - frame.left : frame.right - event.clientX;
    onDrag(gapMoved(row, at, Math.round((along / frame.width) * 12) - gapAt(row, at)));
  }

  function end() {
    if (dragged) keep(dragged);
    onDrag(null);
  }

  function keep(next: readonly number[] | null) {
    if (!next) return;
    canvas.edits.setWidths(row, next);
    canvas.announce(canvas.say(arrangingWords.twelfths, { width: next[at] ?? 0 }));
  }

  return { onKeyDown: press, onPointerDown: begin, onPointerMove: drag, onLostPointerCapture: end };
}
