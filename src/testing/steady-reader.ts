/** How long answers took, in milliseconds. */
export type ReadTimes = {
  readonly count: number;
  readonly p50: number | undefined;
  readonly p99: number | undefined;
};

/** Milliseconds from an answer to the next request: who reads without a pause takes a third of what the work beside them has. */
export const often = 250;
/** Where it is enough that they are answered: a page costs as much as what goes on beside it. */
export const seldom = 1500;

/** Somebody reads an address over and over until they are told to stop; gives how long each answer took. What a server that was killed did not answer counts for nothing. */
export function steadyReader(address: string, cookie: string, pause = often): () => Promise<ReadTimes> {
  let isReading = true;
  const times: number[] = [];
  const done = (async () => {
    while (isReading) {
      const began = performance.now();
      const answer = await fetch(address, { headers: { cookie } }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (answer?.ok && text !== null) times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  return async () => {
    isReading = false;
    await done;
    const sorted = times.toSorted((one, other) => one - other);
    const at = (part: number) => sorted.at(Math.floor(sorted.length * part));
    return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
  };
}
