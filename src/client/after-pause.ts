/** Starts `work` after so many milliseconds; what it answers ends both the waiting and the work. */
export function afterPause(milliseconds: number, work: (signal: AbortSignal) => Promise<void>): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => void work(stop.signal), milliseconds);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
