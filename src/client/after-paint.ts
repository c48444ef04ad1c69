/** Milliseconds that a browser which does not tell of its first paint is given for it. */
const most = 150;

/**
 * Does the work once the finished page is on the screen: a frame that is only drawn waits behind the work, on a slow computer long enough to be
 * seen. A tab in the background paints nothing.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work();
  let isDone = false;
  const once = () => {
    if (!isDone) setTimeout(work);
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once, tellsOfPaint(once) ? most : 0));
}

function tellsOfPaint(painted: () => void): boolean {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return false;
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    painted();
  });
  observer.observe({ type: "paint", buffered: true });
  return true;
}
