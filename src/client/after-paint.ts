/** Milliseconds that a browser which does not tell of its first paint is given for it. */
const most = 150;

/**
 * Does the work once the finished page is on the screen: a frame that is only drawn waits behind the work, on a slow computer long enough to be
 * seen. What was painted before this was asked for may be the first lines of a document that was still coming; the rest comes with the next
 * frame. A tab in the background paints nothing.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work();
  let isDone = false;
  const once = () => {
    if (!isDone) setTimeout(work);
    isDone = true;
  };
  const begun = performance.now();
  const isTold = tellsOfPaint((painted) => (painted < begun ? afterNextFrame(once) : once()));
  requestAnimationFrame(() => setTimeout(once, isTold ? most : 0));
}

/** The frame has been handed on when the one after it begins. */
function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
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
