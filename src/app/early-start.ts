/**
 * Runs inside the document, as `keepEarlyKeys` does: makes the document listen once all of it is on the screen. A script that the document named
 * itself would be worked out before the first frame where it comes quickly, and what is drawn waits behind that. What was painted before
 * the document had come whole are its first lines; the rest comes with the next frame. A tab in the background paints nothing.
 */
export function startOncePainted(): void {
  /** Milliseconds that a browser which does not tell of its first paint is given for it. */
  const most = 150;
  let isBegun = false;

  function start(): void {
    const entry = document.querySelector<HTMLLinkElement>("link[data-entry]");
    if (isBegun || !entry) return;
    isBegun = true;
    setTimeout(() => void import(/* @vite-ignore */ entry.href));
  }

  /** A frame has been handed on when the one after it begins. */
  function startAfterNextFrame(): void {
    requestAnimationFrame(() => requestAnimationFrame(start));
  }

  function tellsOfPaint(painted: (at: number) => void): boolean {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return false;
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      painted(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
    });
    observer.observe({ type: "paint", buffered: true });
    return true;
  }

  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) return start();
    const whole = performance.now();
    const isTold = tellsOfPaint((painted) => (painted < whole ? startAfterNextFrame() : start()));
    requestAnimationFrame(() => setTimeout(start, isTold ? most : 0));
  });
}
