/** Time as a session needs it; tests bring their own. Each answers the way to call the work off. */
export type Clock = {
  after(milliseconds: number, work: () => void): () => void;
  /** When the browser has nothing better to do. */
  whenIdle(work: () => void): () => void;
};

export const browserClock: Clock = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  whenIdle(work) {
    // Safari has no idle time to give.
    if (!("requestIdleCallback" in globalThis)) return browserClock.after(1, work);
    const asked = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(asked);
  },
};
