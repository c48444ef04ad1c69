import { useEffect, useEffectEvent } from "react";
import { faces } from "#widgets/faces.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";
import { type CaretInWords, caretInWords, putInWords } from "./caret-in-words.ts";
import { startId } from "./commands.ts";

/**
 * Puts the caret into a widget, or null: where the page begins. False when there is no such place, which for the end of that
 * beginning is one that takes letters: a block that is none would be selected, with all that can be set about it.
 */
type PutCaret = (widget: string | null, at?: "start" | "end") => boolean;

/** The caret of a canvas, for whoever stands around it. */
export type CanvasCaret = {
  readonly put: PutCaret;
  /** Where it stands in a widget, and the way back there on the canvas of another life of the draft. */
  readonly inWords: (widget: string) => CaretInWords | null;
  readonly back: (caret: CaretInWords, typed: string) => boolean;
};

/** Hands out the caret of the canvas while that stands. */
export function useCaretTaker(
  canvas: Canvas,
  takeCaret: ((caret: CanvasCaret | null) => void) | undefined,
): void {
  const take = useEffectEvent((caret: CanvasCaret | null) => takeCaret?.(caret));
  useEffect(() => {
    const { focuses, kindOf, watch } = canvas;
    const put: PutCaret = (widget, at = "start") => {
      const ids = readingOrder(watch.layout.get());
      const id = widget === null ? ids[0] : ids.find((each) => each === widget);
      if (id === undefined && widget !== null) return false;
      if (id !== undefined && (widget !== null || faces[kindOf(id)].takesCaretAtOnce))
        focuses.into(id, at === "end" && endsInSight(id) ? "end" : "start");
      else if (id !== undefined && at === "end") return false;
      else focuses.onHandle(id ?? startId);
      return true;
    };
    take({
      put,
      inWords: (widget) => caretInWords(canvas, widget),
      back: (caret, typed) => putInWords(canvas, caret, typed),
    });
    return () => take(null);
  }, [canvas]);
}

/** No window shows more of one text. */
const lettersInSightMost = 20_000;

/**
 * The page must not move away under somebody who only opens it. A long text is not measured: its lines would be laid out for nothing, since
 * its editor takes their place in the next moment.
 */
function endsInSight(id: string): boolean {
  const element = document.querySelector(`[data-widget="${id}"]`);
  if (!element || (element.textContent?.length ?? 0) > lettersInSightMost) return false;
  return element.getBoundingClientRect().bottom <= innerHeight;
}
