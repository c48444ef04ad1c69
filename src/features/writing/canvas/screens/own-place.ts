import { useEffect } from "react";
import * as Y from "yjs";
import type { CaretPlace } from "#widgets/kit/editor.ts";
import { type WritingCaret, blocksTold } from "../../presence/model/writing-place.ts";
import type { PlaceOnCanvas } from "../../presence/screens/use-presence.ts";
import { toBase64 } from "../../tab/base64.ts";
import type { Canvas } from "./canvas.ts";

/** Tells the others where this person is on the canvas, for as long as it stands. */
export function useOwnPlace(canvas: Canvas): void {
  useEffect(() => {
    tellPlace(canvas);
    return canvas.selection.subscribe(() => tellPlace(canvas));
  }, [canvas]);
}

export function tellPlace(canvas: Canvas): void {
  canvas.presence.move(() => placeOn(canvas));
}

function placeOn({ selection, carets }: Canvas): PlaceOnCanvas {
  const selected = selection.get();
  const caret = (selected?.inside && carets.get(selected.id)?.()) || null;
  const blocks = selected?.blocks?.ids.slice(0, blocksTold);
  return {
    ...(blocks ? { blocks: [...blocks] } : {}),
    widget: selected?.id ?? null,
    caret: caret && caretWords(caret),
  };
}

/** A caret as it is told to others. */
export function caretWords({ anchor, head }: CaretPlace): WritingCaret {
  return { anchor: letterOf(anchor), head: letterOf(head) };
}

function letterOf(place: Y.RelativePosition): string {
  return toBase64(Y.encodeRelativePosition(place));
}
