import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, useCallback, useRef } from "react";
import type { WidgetKind } from "#widgets/widget.ts";
import { Icon } from "#ui/icon.tsx";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { nameOf } from "./commands.ts";
import { watchDrag } from "./drag.ts";
import { blocksAt, handleKey, isLiftedByKeys } from "./handle-keys.ts";
import { putBack } from "./lift.ts";

/** The handle in the margin moves its widget: by pointer, or lifted with Space and moved with the arrow keys. */
export function CanvasHandle({ id, kind }: { id: string; kind: WidgetKind }) {
  const canvas = useCanvas();
  const { say } = canvas;
  const take = useTakenHandle(id);
  const name = nameOf(canvas, kind);

  function press(event: KeyboardEvent) {
    const act = handleKey(canvas, id, event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div className="canvas-margin">
      <AddBelow id={id} />
      <button
        type="button"
        ref={take}
        className="canvas-sign canvas-handle"
        aria-label={say(arrangingWords.handle, { kind: name })}
        title={say(arrangingWords.handle, { kind: name })}
        onPointerDown={({ nativeEvent }) =>
          watchDrag(canvas, nativeEvent, { id, kind, ids: blocksAt(canvas, id) })
        }
        onClick={() => canvas.selection.get()?.blocks && canvas.selection.set({ id, inside: false })}
        onKeyDown={press}
        onBlur={() => isLiftedByKeys(canvas, id) && putBack(canvas)}
      >
        <Icon of={GripVertical} />
        <span className="canvas-handle-name" aria-hidden="true">
          {name}
        </span>
      </button>
    </div>
  );
}

/** Tells the canvas where a widget's handle is, for as long as it is there. */
function useTakenHandle(id: string) {
  const { focuses } = useCanvas();
  return useCallback(
    (handle: HTMLElement | null) => {
      focuses.takeHandle(id, handle);
      return () => focuses.takeHandle(id, null);
    },
    [focuses, id],
  );
}

/** Offers the kinds of what may stand below a widget. */
function AddBelow({ id }: { id: string }) {
  const { say, offer } = useCanvas();
  const adder = useRef<HTMLButtonElement>(null);
  return (
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
        offer.set({ place: { where: "after", widget: id }, anchor: adder });
      }}
    >
      <Icon of={Plus} />
    </button>
  );
}
