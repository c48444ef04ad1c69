export type ReaderFigures = {
  readonly count: number;
  readonly p50: number | undefined;
  readonly p99: number | undefined;
};

/** Somebody reads an address over and over until they are told to stop; gives how long each answer took, in milliseconds. */
export function steadyReader(address: string, cookie: string): () => Promise<ReaderFigures> {
  let isReading = true;
  const times: number[] = [];
  const done = (async () => {
    while (isReading) {
      const began = performance.now();
      const answer = await fetch(address, { headers: { cookie } }).catch(() => null);
      await answer?.text();
      if (answer?.ok) times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isReading = false;
    await done;
    const sorted = times.toSorted((one, other) => one - other);
    return { count: sorted.length, p50: sorted.at(sorted.length / 2), p99: sorted.at(sorted.length * 0.99) };
  };
}
