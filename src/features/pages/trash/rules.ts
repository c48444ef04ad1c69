import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, isSignedIn, mayCreateIn } from "#kernel/viewer.ts";
import type { TrashRefusal } from "./wording.ts";

/** How long a page stays in the trash, in days (TRSH-09). */
export const daysInTrash = 30;

/** Pages that were put there before this moment are no longer in the trash: they are removed for good. */
export function trashBegins(now: Date): Date {
  return new Date(now.getTime() - daysInTrash * 24 * 60 * 60_000);
}

export type TrashFacts = {
  readonly isHomepage: boolean;
  readonly isTemplate: boolean;
};

/** What others stand on does not go: the home page, and a page that new ones are made from (TRSH-03, TRSH-04). */
export function mayTrash({ isHomepage, isTemplate }: TrashFacts): Verdict<TrashRefusal> {
  if (isHomepage) return refuse("homepage-not-trashed");
  return isTemplate ? refuse("template-not-trashed") : allow;
}

/** The list of what is in the trash is for those who make pages (TRSH-06); which of them it holds is `mayBringBack`'s to say (TRSH-08). */
export function maySeeTrash(viewer: Viewer): Verdict<"editors-only" | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return mayCreateIn(currentSubsite(viewer), viewer) ? allow : refuse("editors-only");
}
