import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, isAdminIn, isOneOf, isSignedIn } from "#kernel/viewer.ts";
import { mayArrange } from "#kernel/editor-check.ts";
import type { FolderRefusal as OwnRefusal } from "./wording.ts";

/** The specification calls a folder a category on the wire. Names have at most 90 characters (PAGES §5). */
export const folderNameMost = 90;

/** So deep folders lie in each other, those in Main being the first level. */
const foldersDeepest = 50;

/** A tree of so many folders comes whole; of a larger one comes what is open. */
export const wholeTreeMost = 100;

/** So many folders of one parent come with a screen; the others when they are asked for. */
export const siblingsAtFirst = 100;

/** The sentence of administrators stands with the rights of the site. */
type FolderRefusal = OwnRefusal | "admins-only";

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

/** Folders are work of the site or subsite, not of one page. */
export function mayArrangeFolders(viewer: Viewer): Verdict<FolderRefusal> {
  return mayArrange(viewer);
}

/** Main, the root, keeps its name. */
export function mayRenameFolder(viewer: Viewer, folder: FolderFacts): Verdict<FolderRefusal> {
  const arranging = mayArrangeFolders(viewer);
  if (!arranging.allowed) return arranging;
  return folder.isMain ? refuse("main-folder") : allow;
}

/** Main is where all others lie (FTRE-17). */
export function mayDeleteFolder(viewer: Viewer, folder: FolderFacts): Verdict<FolderRefusal> {
  const arranging = mayArrangeFolders(viewer);
  if (!arranging.allowed) return arranging;
  return folder.isMain ? refuse("main-not-deleted") : allow;
}

/**
 * `liesInIt`: the target is the folder itself or lies in it (FMOV-05, FMOV-11). `deepest`: the level that the innermost folder of the branch would have in
 * the target.
 */
export function mayMoveFolder(
  viewer: Viewer,
  folder: FolderFacts & { readonly parentId: number | null },
  target: { readonly id: number; readonly liesInIt: boolean; readonly deepest: number },
): Verdict<FolderRefusal> {
  const arranging = mayArrangeFolders(viewer);
  if (!arranging.allowed) return arranging;
  if (folder.isMain) return refuse("main-not-moved");
  if (target.liesInIt) return refuse("folder-into-itself");
  return folder.parentId === target.id ? refuse("already-in-folder") : mayLieAt(target.deepest);
}

/**
 * Who renames and moves a folder from its menu: in the simpler menu of a site without subsites administrators alone, in the full one whoever passes the
 * editor check (FOPT-16, FOPT-19).
 */
export function mayChangeFromMenu(viewer: Viewer): Verdict<FolderRefusal> {
  if (viewer.withSubsites) return mayArrangeFolders(viewer);
  return isAdminIn(currentSubsite(viewer), viewer) ? allow : refuse("admins-only");
}

/** How long a deleted folder can be brought back, in milliseconds; the notice that offers it stays for ten seconds (FTRE-15). */
const restoreTime = 3_600_000;

/** Folders that were deleted before this moment are gone for good. */
export function deletedFoldersBegin(now: Date): Date {
  return new Date(now.getTime() - restoreTime);
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
  return steps.every((step) => step.length <= folderNameMost)
    ? mayLieAt(steps.length)
    : refuse("folder-name-long");
}

/** Whether a folder may lie at a level of the tree; Main is level 0. */
export function mayLieAt(level: number): Verdict<FolderRefusal> {
  return level <= foldersDeepest ? allow : refuse("folder-too-deep", { most: foldersDeepest });
}
