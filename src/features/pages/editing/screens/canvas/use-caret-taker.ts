import { useEffect, useEffectEvent } from "react";
import { readingOrder } from "../../arranging/model/reading-order.ts";
import type { Canvas } from "./canvas.ts";

/** Puts the caret into a widget, or null: into the first text of the page. False when there is no such place. */
export type PutCaret = (widget: string | null) => boolean;

/** Hands out the way to put the caret onto the canvas, for whoever stands around it. */
export function useCaretTaker(canvas: Canvas, takeCaret: ((put: PutCaret | null) => void) | undefined): void {
  const take = useEffectEvent((put: PutCaret | null) => takeCaret?.(put));
  useEffect(() => {
    const { focuses, watch } = canvas;
    take((widget) => {
      const ids = readingOrder(watch.layout.get());
      const id = ids.find((each) => (widget === null ? isText(watch.widget(each).kind) : each === widget));
      if (id !== undefined) focuses.into(id, "start");
      return id !== undefined;
    });
    return () => take(null);
  }, [canvas]);
}

/** Others change their face when somebody writes in them, and the page would move. */
function isText(kind: string): boolean {
  return kind === "Paragraph" || kind === "Heading";
}
