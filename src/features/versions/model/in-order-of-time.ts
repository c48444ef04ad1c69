import type { DiscardedDraft, ListedVersion } from "../screen.ts";

type Listed = { readonly version: ListedVersion } | { readonly discarded: DiscardedDraft };

/** Two lists, each newest first, as one. */
export function inOrderOfTime(
  versions: readonly ListedVersion[],
  drafts: readonly DiscardedDraft[],
): readonly Listed[] {
  const listed: (Listed & { readonly at: number })[] = [
    ...drafts.map((discarded) => ({ at: discarded.closed, discarded })),
    ...versions.map((version) => ({ at: version.made, version })),
  ];
  return listed.sort((one, other) => other.at - one.at);
}
