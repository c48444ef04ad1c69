/**
 * Hears of pieces of the interface that could not be fetched because the server has another release by now, which only a reload
 * mends. `tell` comes after what is told of the failure itself. Gives the way to stop.
 */
export function watchRelease(tell: () => void, own = import.meta.url): () => void {
  let isTold = false;
  async function look() {
    // Much is fetched ahead of need, under a pointer: that is told of once. Whoever has pressed something is told each time.
    const isAwaited = navigator.userActivation?.isActive ?? true;
    if ((isTold && !isAwaited) || !(await isGone(own))) return;
    isTold = true;
    tell();
  }
  const hear = () => void look();
  addEventListener("vite:preloadError", hear);
  return () => removeEventListener("vite:preloadError", hear);
}

/** A release takes the files of the one before away. */
async function isGone(own: string): Promise<boolean> {
  try {
    return (await fetch(own, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}
