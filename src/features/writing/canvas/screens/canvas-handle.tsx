import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, useCallback, useRef } from "react";
import type { WidgetKind } from "#widgets/widget.ts";
import { Icon } from "#ui/icon.tsx";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { duplicate, nameOf, neighbour, remove } from "./commands.ts";
import { watchDrag } from "./drag.ts";
import { drop, lift, putBack, step } from "./lift.ts";

/** The handle in the margin moves its widget: by pointer, or lifted with Space and moved with the arrow keys. */
export function CanvasHandle({ id, kind }: { id: string; kind: WidgetKind }) {
  const canvas = useCanvas();
  const { say, focuses } = canvas;
  const adder = useRef<HTMLButtonElement>(null);
  const take = useCallback(
    (handle: HTMLElement | null) => {
      focuses.takeHandle(id, handle);
      return () => focuses.takeHandle(id, null);
    },
    [focuses, id],
  );
  const name = nameOf(canvas, kind);
  const isLifted = () => canvas.lift.get()?.what.id === id && canvas.lift.get()?.by === "keys";

  function press(event: KeyboardEvent) {
    const act = isLifted() ? carrying(event) : resting(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function carrying({ key }: KeyboardEvent): (() => void) | null {
    const [left, right] =
      canvas.locale.direction === "ltr" ? (["start", "end"] as const) : (["end", "start"] as const);
    if (key === "ArrowUp") return () => step(canvas, "up");
    if (key === "ArrowDown") return () => step(canvas, "down");
    if (key === "ArrowLeft") return () => step(canvas, left);
    if (key === "ArrowRight") return () => step(canvas, right);
    if (key === " " || key === "Enter") return () => drop(canvas);
    return key === "Escape" ? () => putBack(canvas) : null;
  }

  function resting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | null {
    if (key === "d" && (ctrlKey || metaKey)) return () => duplicate(canvas, id);
    if (ctrlKey || metaKey || altKey) return null;
    if (key === " ") return () => lift(canvas, { id, kind }, "keys");
    if (key === "Enter") return () => focuses.into(id, "start");
    if (key === "Delete" || key === "Backspace") return () => remove(canvas, id);
    const next =
      key === "ArrowUp" ? neighbour(canvas, id, -1) : key === "ArrowDown" ? neighbour(canvas, id, 1) : null;
    return next ? () => focuses.onHandle(next) : null;
  }

  return (
    <div className="canvas-margin">
      <button
        type="button"
        ref={adder}
        className="canvas-sign"
        tabIndex={-1}
        aria-label={say(arrangingWords.addBelow)}
        title={say(arrangingWords.addBelow)}
        onClick={(event) => {
          // The platform would close what has just opened: the button is its known invoker by then.
          event.preventDefault();
          canvas.offer.set({ place: { where: "after", widget: id }, anchor: adder });
        }}
      >
        <Icon of={Plus} />
      </button>
      <button
        type="button"
        ref={take}
        className="canvas-sign canvas-handle"
        aria-label={say(arrangingWords.handle, { kind: name })}
        title={say(arrangingWords.handle, { kind: name })}
        onPointerDown={(event) => watchDrag(canvas, event.nativeEvent, { id, kind })}
        onKeyDown={press}
        onBlur={() => isLifted() && putBack(canvas)}
      >
        <Icon of={GripVertical} />
        <span className="canvas-handle-name" aria-hidden="true">
          {name}
        </span>
      </button>
    </div>
  );
}
