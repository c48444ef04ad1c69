import { useEffect } from "react";
import { linkOn } from "#documents/draft/marked-ranges.ts";
import type { Box } from "#widgets/kit/editor.ts";
import { LinkPanel } from "#widgets/kit/link-panel.tsx";
import { useCanvas } from "./canvas.ts";
import { type Span, spanNow } from "./span.ts";
import { overSpan, standAgain } from "./stood.ts";
import { wordsOfSpan } from "./style-keys.ts";

/** Where all words lead that are selected over several texts, in the place of their bar: each choice is one step of undo. */
export function SpanLink({ span, at }: { span: Span; at: Box }) {
  const canvas = useCanvas();
  const now = spanNow(canvas, span);
  // The selection may end while it is open: a colleague can take its texts away.
  useEffect(() => () => canvas.isLinking.set(false), [canvas]);
  if (!now) return null;

  function close(): void {
    canvas.isLinking.set(false);
    const still = canvas.span.get();
    if (still) standAgain(canvas, still);
  }

  function lead(href: string | null): void {
    const still = canvas.span.get();
    const there = still && spanNow(canvas, still);
    if (there) overSpan(canvas, () => canvas.edits.link(wordsOfSpan(canvas, there), href));
    close();
  }

  return (
    <LinkPanel
      at={at}
      href={linkOn(wordsOfSpan(canvas, now))}
      page={canvas.toolsFor(now.first.id)}
      onChoose={({ href }) => lead(href)}
      onRemove={() => lead(null)}
      onClose={close}
    />
  );
}
