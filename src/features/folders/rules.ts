import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, isOneOf, isSignedIn, mayCreateIn } from "#kernel/viewer.ts";
import { folderNameMost } from "./contract.ts";
import type { FolderRefusal } from "./wording.ts";

export type FolderFacts = { readonly id: number; readonly isMain: boolean };

/** The tree is for the people of the site; what visitors may see of it comes with the pages they may read. */
export function maySeeTree(viewer: Viewer): Verdict<FolderRefusal | "signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

/**
 * Who knows all folders by name: the people of the site, in a subsite those who are in it. Externals, guests and visitors know Main and those on the way to a
 * page that they may read (decision 0029).
 */
export function seesAllFolders(viewer: Viewer): boolean {
  return isOneOf(currentSubsite(viewer), viewer);
}

/** A folder that one may not know of is answered like one that does not exist. */
export function maySeeFolder(
  viewer: Viewer,
  folder: { readonly isOnTheWay: boolean },
): Verdict<FolderRefusal> {
  return folder.isOnTheWay || seesAllFolders(viewer) ? allow : refuse("folder-not-found");
}

/** The editor check (ROLE-21, ROLE-22, ROLE-26): folders are work of the site or subsite, not of one page. */
export function mayArrangeFolders(viewer: Viewer): Verdict<FolderRefusal> {
  return mayCreateIn(currentSubsite(viewer), viewer) ? allow : refuse("editors-only");
}

/** Main, the root, keeps its name. */
export function mayRenameFolder(viewer: Viewer, folder: FolderFacts): Verdict<FolderRefusal> {
  const arranging = mayArrangeFolders(viewer);
  if (!arranging.allowed) return arranging;
  return folder.isMain ? refuse("main-folder") : allow;
}

/** The names that a typed path makes, outermost first; empty steps fall away (FTRE-08, FTRE-09). */
export function folderSteps(path: string): string[] {
  return path
    .split(/[/\\]/)
    .map((step) => step.trim())
    .filter((step) => step !== "");
}

/** A folder keeps being one folder: slashes part the names of a path, which would lead elsewhere (FTRE-09). */
export function mayBeOneName(name: string): Verdict<FolderRefusal> {
  return /[/\\]/.test(name) ? refuse("folder-name-slash") : allow;
}

export function mayBeNamed(steps: readonly string[]): Verdict<FolderRefusal> {
  if (steps.length === 0) return refuse("folder-name-empty");
  return steps.every((step) => step.length <= folderNameMost) ? allow : refuse("folder-name-long");
}
