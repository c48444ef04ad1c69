let waiting: (() => void)[] = [];

/**
 * Does something as soon as the screen under way is drawn: React cannot draw a root while it draws another one. Before the
 * browser paints in any case, so that nothing moves.
 */
export function afterDrawing(work: () => void): void {
  waiting.push(work);
  queueMicrotask(finishDrawing);
}

/** Does now what waits; for whoever has drawn a screen and goes on with what stands in it. */
export function finishDrawing(): void {
  const now = waiting;
  waiting = [];
  for (const work of now) work();
}
