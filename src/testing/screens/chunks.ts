import { vi } from "vitest";

/** What was asked for and has neither come nor failed. */
const awaited = new Set<Promise<unknown>>();
const cut = new Set<string>();

type FetchChunk = (path: string, load: () => Promise<unknown>) => Promise<unknown>;

/** The compiled product fetches through this whatever it fetches late. */
const fetchChunk: FetchChunk = (path, load) => {
  const coming = cut.has(path) ? Promise.reject(new Error("no line")) : load();
  awaited.add(coming);
  const end = () => void awaited.delete(coming);
  coming.then(end, end);
  return coming;
};
Object.assign(globalThis, { fetchChunk });

/** Waits for the chunks that are awaited, and says whether there were any: what they bring may ask for others. */
export async function chunksCame(): Promise<boolean> {
  // Those that the test runner loads itself, and a step back of the window, which takes a moment too.
  await vi.dynamicImportSettled();
  const some = awaited.size > 0;
  await Promise.allSettled(awaited);
  return some;
}

/** While `deed` lasts, none of these modules (paths below `src`) can be fetched late, as where the line is cut. */
export async function withoutChunks(paths: readonly string[], deed: () => Promise<void>): Promise<void> {
  for (const path of paths) cut.add(path);
  try {
    await deed();
  } finally {
    for (const path of paths) cut.delete(path);
  }
}
