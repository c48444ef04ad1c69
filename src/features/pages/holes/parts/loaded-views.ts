import { holes } from "#widgets/holes.ts";
import type { LivingView, LoadLivingView } from "#widgets/living.ts";
import { isLiving } from "#widgets/widget.ts";

const loaded = new Map<LoadLivingView, LivingView>();

/** Loads the views of kinds, each once; what lives no longer since the page was kept is left out. */
export async function loadViews(kinds: Iterable<string>): Promise<void> {
  const loads = new Set([...kinds].filter(isLiving).map((kind) => holes[kind]));
  const missing = [...loads].filter((load) => !loaded.has(load));
  await Promise.all(missing.map(async (load) => loaded.set(load, await load())));
}

/** The view of a kind that was loaded. */
export function viewOf(kind: string): LivingView | null {
  return isLiving(kind) ? (loaded.get(holes[kind]) ?? null) : null;
}
