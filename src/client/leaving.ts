/** Nobody waits longer for the next screen; what is not handed in by then is kept by whoever has it. */
const patience = 2000;

const works = new Set<() => Promise<unknown>>();

/** Before another screen is fetched, `work` is awaited for a moment. Gives the way to let go again. */
export function beforeLeaving(work: () => Promise<unknown>): () => void {
  works.add(work);
  return () => works.delete(work);
}

export async function everythingHandedIn(): Promise<void> {
  if (works.size === 0) return;
  const done = Promise.all([...works].map((work) => work()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))]);
}
