import { useEffect } from "react";
import type { Canvas } from "./canvas.ts";
import { spanIn } from "./block-clipboard.ts";
import { copySpan } from "./span-clipboard.ts";
import { blocksOfSpan, deleteSpan, putSpanHere, selectedHere, typeOverSpan } from "./span-deeds.ts";
import { extendSpan } from "./span-keys.ts";
import { spanStyle } from "./style-keys.ts";
import { flowOf, rangesOf, type SpanNow, spanNow } from "./span.ts";

const name = "canvas-span";

/** Draws a selection over several texts, and does with it what keys do with a selection. */
export function useSpan(canvas: Canvas): void {
  useEffect(() => {
    const ended = new AbortController();
    const options = { signal: ended.signal, capture: true };
    let asked = 0;
    let isDrawn = false;
    const drawSoon = () => {
      // A key in a page where nothing is selected so looks at none of its widgets.
      if (!isDrawn && !canvas.span.get()) return;
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        isDrawn = draw(canvas);
      });
    };
    const stop = canvas.span.subscribe(drawSoon);
    canvas.session.draft.on("afterTransaction", drawSoon);
    addEventListener("pointerdown", ({ target }) => !isInBar(target) && canvas.span.set(null), options);
    addEventListener("keydown", (event) => pressed(canvas, event), options);
    for (const kind of ["copy", "cut", "paste"] as const)
      addEventListener(kind, (event) => clipped(canvas, kind, event), options);
    return () => {
      ended.abort();
      stop();
      canvas.session.draft.off("afterTransaction", drawSoon);
      cancelAnimationFrame(asked);
      CSS.highlights?.delete(name);
      document.documentElement.removeAttribute("data-spanning");
    };
  }, [canvas]);
}

function nowOf(canvas: Canvas): SpanNow | null {
  const span = canvas.span.get();
  return span && spanNow(canvas, span);
}

/** Gives whether there is a selection to be drawn again, or away, when the page changes. */
function draw(canvas: Canvas): boolean {
  const now = nowOf(canvas);
  // Texts between show it by their words.
  const spanned = new Set(now?.between.filter((id) => !flowOf(canvas, id)));
  document.documentElement.toggleAttribute("data-spanning", now !== null);
  for (const element of document.querySelectorAll<HTMLElement>(".canvas [data-widget]"))
    element.toggleAttribute("data-spanned", spanned.has(element.dataset["widget"] ?? ""));
  if (now) CSS.highlights?.set(name, new Highlight(...rangesOf(canvas, now)));
  else CSS.highlights?.delete(name);
  return now !== null;
}

/** The bar of formatting is for what is selected, and so is the panel of its link. */
const isInBar = (target: EventTarget | null) =>
  target instanceof Element && target.closest(".kit-text-bar, .kit-link-panel") !== null;
/** What is pasted into the field of an address is no word of the page. */
const isInField = (target: EventTarget | null) => target instanceof HTMLInputElement;

function focusBar(): void {
  const bars = [...document.querySelectorAll<HTMLElement>(".kit-text-bar:popover-open")];
  bars.at(-1)?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}

const modifiers = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock"]);

function pressed(canvas: Canvas, event: KeyboardEvent): void {
  const now = nowOf(canvas);
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!now || modifiers.has(key) || isInBar(event.target)) return;
  const isSign = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  const isTyping = isSign || key === "Enter" || key === "Process" || event.isComposing;
  // What undo brings back is selected as it was.
  const isLeftAlone = (ctrlKey || metaKey) && /^[cxvzy]$/i.test(key);
  const span = canvas.span.get();
  if (isLeftAlone) return;
  if (span && !event.isComposing && extendSpan(canvas, span, event)) return take(event, () => undefined);
  const style = event.isComposing ? null : spanStyle(canvas, now, event);
  if (style) take(event, style);
  else if (key === "F10" && altKey) take(event, focusBar);
  else if (key === "Delete" || key === "Backspace") take(event, () => deleteSpan(canvas, now));
  else if (key === "Escape") take(event, () => blocksOfSpan(canvas, now));
  else if (isTyping) typeOverSpan(canvas, now);
  else canvas.span.set(null);
}

function take(event: KeyboardEvent, work: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  work();
}

/** What is no selection over several texts is left to the editor in which the caret is. */
function pasted(canvas: Canvas, event: ClipboardEvent, now: SpanNow | null): void {
  const clip = event.clipboardData && spanIn(canvas, event.clipboardData);
  const at = now ? { ...now.first, to: now.first.letter } : clip && selectedHere(canvas);
  if (now) typeOverSpan(canvas, now);
  if (!clip || !putSpanHere(canvas, clip, at)) return;
  event.preventDefault();
  event.stopPropagation();
}

function clipped(canvas: Canvas, kind: "copy" | "cut" | "paste", event: ClipboardEvent): void {
  const now = nowOf(canvas);
  if (isInField(event.target)) return;
  if (kind === "paste") return pasted(canvas, event, now);
  if (!now || !event.clipboardData) return;
  event.preventDefault();
  event.stopPropagation();
  copySpan(canvas, event.clipboardData, now);
  if (kind === "cut") deleteSpan(canvas, now);
}
