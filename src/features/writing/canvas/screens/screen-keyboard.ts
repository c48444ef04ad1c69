import { useEffect } from "react";

/** Height of the bar of formatting, which lies over the text at the edge of the keyboard, and some air. */
const barAbove = 64;

/**
 * Says how much of the window the keyboard on the screen covers, as `--keyboard`, for as long as it stands: what lies at the
 * bottom comes to lie above it. When it comes, the line that is written comes to stand above both. Gives the way to stop.
 */
export function followKeyboard(viewport: VisualViewport, root: HTMLElement): () => void {
  let said = 0;
  function say(): void {
    const covered = coveredBy(viewport);
    // Every element of the page is styled again when it changes.
    if (covered !== said) root.style.setProperty("--keyboard", `${covered}px`);
    said = covered;
  }
  function put(): void {
    say();
    if (said > 0) keepCaretInSight(viewport);
  }

  const listening = new AbortController();
  const { signal } = listening;
  viewport.addEventListener("resize", put, { signal });
  // Where the window is scrolled below the keyboard, the bars follow; the caret is left where its writer has scrolled it to.
  viewport.addEventListener("scroll", say, { signal });
  // With the first frame, and not before: to ask for the height of the window lays out the page that is just being made.
  const asked = requestAnimationFrame(put);
  return () => {
    listening.abort();
    cancelAnimationFrame(asked);
    root.style.removeProperty("--keyboard");
  };
}

/** Whoever has zoomed in sees a part of the window as well, and no keyboard. */
function coveredBy({ height, offsetTop, scale }: VisualViewport): number {
  return scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - height - offsetTop));
}

function keepCaretInSight({ height, offsetTop }: VisualViewport): void {
  const over = caretBottom() - (offsetTop + height - barAbove);
  if (over > 0) scrollBy({ top: Math.ceil(over) });
}

/** The lower edge of the caret, or of the element that is written in where the platform gives the caret no box. */
function caretBottom(): number {
  const written = document.activeElement;
  if (!(written instanceof HTMLElement) || !written.isContentEditable) return 0;
  const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
  const caret = range?.getBoundingClientRect();
  if (caret && caret.height > 0) return caret.bottom;
  const line = range?.startContainer;
  return (line instanceof HTMLElement ? line : written).getBoundingClientRect().bottom;
}

/** While a page is written. */
export function useScreenKeyboard(): void {
  useEffect(
    () =>
      window.visualViewport ? followKeyboard(window.visualViewport, document.documentElement) : undefined,
    [],
  );
}
