import { type Verdict, allow, refuse } from "#kernel/verdict.ts";

/** The most letters of a version's name. */
export const versionNameMost = 100;

/** Versions that are listed at a time. */
export const shownMost = 50;

/** Versions between two that are looked through for who changed what; where there are more, nobody is named. */
export const lookedThrough = 30;

type Restored = {
  /** What readers see, and who published it. */
  readonly versionId: number;
  readonly author: string;
  readonly hasUnpublished: boolean;
};

/** A restored version is taken back (POPT-07) as long as it is what readers see, and nobody has begun to change it. */
export function mayTakeBack(
  { versionId, author, hasUnpublished }: Restored,
  restoredAs: number,
): Verdict<"published-since" | "unpublished-since"> {
  if (versionId !== restoredAs) return refuse("published-since", { name: author });
  return hasUnpublished ? refuse("unpublished-since") : allow;
}
