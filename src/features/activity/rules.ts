import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";

/** As many lines as a list shows at once. */
export const activityShown = 50;

/** Whoever has an account sees what happened on the pages that they may read; visitors and guests see no list of it. */
export function maySeeActivity(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

/** Who did what, and who came. Externals know people by the pages on which they meet them (decision 0029). */
export function namesPeopleInActivity(viewer: Viewer): boolean {
  return isSignedIn(viewer) && !isExternal(viewer);
}

/** What one person did can be listed by whoever is told names at all. */
export function maySeeActivityOfOne(viewer: Viewer): Verdict<"not-for-externals"> {
  return namesPeopleInActivity(viewer) ? allow : refuse("not-for-externals");
}

export type ActivityKind =
  | "published"
  | "edited"
  | "renamed"
  | "moved"
  | "imported"
  | "joined"
  | "trashed"
  | "restored"
  | "public-access"
  | "commented"
  | "folder-made"
  | "folder-renamed"
  | "folder-moved"
  | "folder-deleted"
  | "batch-moved"
  | "batch-trashed"
  | "batch-restored"
  | "batch-tagged"
  | "batch-shared";

/** What the list may show: all, or what is of some kinds. */
export type ActivityFilter = "all" | "pages" | "comments" | "folders" | "people";

const parts: Readonly<Record<Exclude<ActivityFilter, "all">, readonly ActivityKind[]>> = {
  pages: [
    "published",
    "edited",
    "renamed",
    "moved",
    "imported",
    "trashed",
    "restored",
    "public-access",
    "batch-moved",
    "batch-trashed",
    "batch-restored",
    "batch-tagged",
    "batch-shared",
  ],
  comments: ["commented"],
  folders: ["folder-made", "folder-renamed", "folder-moved", "folder-deleted"],
  people: ["joined"],
};

/** The kinds that a list shows; null for all. */
export function kindsShown(filter: ActivityFilter): readonly ActivityKind[] | null {
  return filter === "all" ? null : parts[filter];
}

/** Externals are told of pages alone: they are offered no parts. Who came is in no list of one person's doings. */
export function filtersFor(
  viewer: Viewer,
  { withFolders, isOfOne }: { readonly withFolders: boolean; readonly isOfOne: boolean },
): readonly ActivityFilter[] {
  if (!namesPeopleInActivity(viewer)) return [];
  const folders = withFolders ? (["folders"] as const) : [];
  return ["all", "pages", "comments", ...folders, ...(isOfOne ? [] : (["people"] as const))];
}

/** What one person does to one page within such a pause, in milliseconds, is one line. */
export const burst = 2 * 60 * 60_000;

/** Lines older than this go, in milliseconds. */
export const keptFor = 400 * 24 * 60 * 60_000;

/** A page that comes back from the trash within such a time, in milliseconds, was never meant to go there. */
export const slip = 60_000;
