import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useLocale, useSay } from "#ui/language.tsx";
import { type Shares, shareSeen, sharesMoved } from "./column-shares.ts";
import { tableWords } from "./wording.ts";

type Widths = { readonly before: number | null; readonly after: number | null };
type Drag = { readonly x: number; readonly of: number; readonly from: Shares };

type ColumnLineProps = {
  /** The title of the column before it. */
  label: string;
  widths: Widths;
  isReachable: boolean;
  /** What is seen while it is dragged; null when it is put back. */
  onDrag: (shares: Shares | null) => void;
  onKeep: (shares: Shares) => void;
  onLetGo: () => void;
};

/**
 * The line between the titles of two columns: dragged, or moved with the arrow keys, it shares out what they have together.
 * A double click leaves the column before it as wide as its words.
 */
export function ColumnLine(props: ColumnLineProps) {
  const say = useSay();
  const { direction } = useLocale();
  const { label, widths, isReachable, onLetGo } = props;
  const listening = useLineDrag(props, direction === "rtl" ? -1 : 1);
  const width = widths.before;

  return (
    <span
      className="table-line"
      role="separator"
      // Its title may run the other way than the table.
      dir={direction}
      tabIndex={isReachable ? 0 : -1}
      aria-orientation="vertical"
      aria-label={say(tableWords.columnWidth, { column: label })}
      aria-valuemin={1}
      aria-valuemax={11}
      aria-valuenow={width ?? 1}
      aria-valuetext={width === null ? say(tableWords.asItsWords) : say(tableWords.twelfths, { width })}
      {...listening}
      onDoubleClick={onLetGo}
    />
  );
}

/** `forward` is 1 where x grows along the table's direction, else -1. */
function useLineDrag({ widths, onDrag, onKeep }: ColumnLineProps, forward: 1 | -1) {
  const dragged = useRef<Drag | null>(null);
  const kept = useRef<Shares | null>(null);

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, ...seen(event.currentTarget, widths) };
    kept.current = null;
  }

  function drag({ clientX }: PointerEvent) {
    if (!dragged.current) return;
    kept.current = sharesAt(dragged.current, clientX, forward);
    onDrag(kept.current);
  }

  function end() {
    if (dragged.current && kept.current) onKeep(kept.current);
    putBack();
  }

  function putBack() {
    dragged.current = null;
    onDrag(null);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const isDragged = event.key === "Escape" && dragged.current !== null;
    const by = { ArrowRight: forward, ArrowLeft: -forward, Home: -12, End: 12 }[event.key];
    if (by === undefined && !isDragged) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) return putBack();
    onKeep(sharesMoved(seen(event.currentTarget, widths).from, by));
  }

  return { onKeyDown: press, onPointerDown: begin, onPointerMove: drag, onLostPointerCapture: end };
}

/** What the columns have when the pointer is at `x`; null where that is what they had. */
function sharesAt(drag: Drag, x: number, forward: 1 | -1): Shares | null {
  const by = Math.round((((x - drag.x) * forward) / drag.of) * 12);
  return by === 0 ? null : sharesMoved(drag.from, by);
}

function seen(line: HTMLElement, { before, after }: Widths): Pick<Drag, "of" | "from"> {
  const title = line.closest("th");
  const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;
  const of = Math.max(1, widthOf(line.closest("table")));
  const from = {
    before: shareSeen(before, { width: widthOf(title), of }),
    after: shareSeen(after, { width: widthOf(title?.nextElementSibling), of }),
  };
  return { of, from };
}
