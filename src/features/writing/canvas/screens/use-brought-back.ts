import { useEffect } from "react";
import { layoutOf } from "#documents/draft/layout.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { arrangingWords } from "../wording.ts";
import { type BroughtBack, takeBroughtBack } from "../parts/brought-back.ts";
import type { Canvas } from "./canvas.ts";

/** Puts a block of an old version where it belongs, as one step of undo, and selects it. */
export function useBroughtBack(canvas: Canvas, pageId: number): void {
  useEffect(() => {
    const block = takeBroughtBack(pageId);
    if (!block) return;
    const made = put(canvas, block);
    if (made === undefined) return;
    canvas.focuses.onHandle(made);
    canvas.announce(canvas.say(arrangingWords.broughtBack));
  }, [canvas, pageId]);
}

function put({ edits, session }: Canvas, { id, widget, before }: BroughtBack): string | undefined {
  const standing = documentFrom(session.draft, layoutOf(session.draft)).widgets;
  if (Object.hasOwn(standing, id)) return edits.replace(id, widget);
  const behind = before.find((each) => Object.hasOwn(standing, each));
  const place =
    behind === undefined ? ({ where: "first" } as const) : ({ where: "after", widget: behind } as const);
  return edits.add([widget], place)[0];
}
