import { type FolderFacts, mayArrangeFolders } from "#features/folders/rules.ts";
import { mayEditPage } from "#features/pages/rules.ts";
import type { TrashFacts } from "#features/pages/trash/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Area, type Viewer, currentSubsite, mainGroup, mayCreateIn } from "#kernel/viewer.ts";

/** So many pages go in one batch. */
export const crossingAtOnce = 25;

/** Moving to another subsite, or copying to it. */
export type CrossingMode = "move" | "copy";

/** Pages go from subsite to subsite where a site has any. */
export function maySendAcross(viewer: Viewer): Verdict<"subsites-off"> {
  return viewer.withSubsites ? allow : refuse("subsites-off");
}

/** They come to where somebody makes pages, but not to where they are already (SMOV-12). In an archived subsite nobody does. */
export function mayBringTo(
  target: { readonly id: Area; readonly isArchived: boolean },
  viewer: Viewer,
): Verdict<"subsite-not-open-to-pages"> {
  const isOpen = target.id !== currentSubsite(viewer) && !target.isArchived && mayCreateIn(target.id, viewer);
  return isOpen ? allow : refuse("subsite-not-open-to-pages");
}

/** The subsites that somebody may bring pages to, as far as their roles say it; which of them are archived is the store's to say. */
export function areasToBringTo(viewer: Viewer): Area[] {
  const areas = [mainGroup, ...Object.keys(viewer.subsiteRoles ?? {}).map(Number)];
  return [...new Set(areas)].filter((id) => mayBringTo({ id, isArchived: false }, viewer).allowed);
}

type CrossingPage = TrashFacts & { readonly id: number; readonly mayEdit: boolean };

/** Whoever edits a page copies it and takes it away; what others stand on stays (SMOV-12). */
export function mayCross(
  page: CrossingPage,
  mode: CrossingMode,
): Verdict<"page-not-editable" | "homepage-not-moved" | "template-not-moved"> {
  const editing = mayEditPage(page);
  if (!editing.allowed) return refuse("page-not-editable", { page: page.id });
  if (mode === "copy") return allow;
  if (page.isHomepage) return refuse("homepage-not-moved");
  return page.isTemplate ? refuse("template-not-moved") : allow;
}

/** A folder is taken away by whoever arranges folders, Main by nobody (FOPT-14); its pages each by its own rule. */
export function mayFolderCross(
  viewer: Viewer,
  mode: CrossingMode,
  { isMain }: Pick<FolderFacts, "isMain">,
): ReturnType<typeof mayArrangeFolders> {
  if (mode === "copy") return allow;
  const arranging = mayArrangeFolders(viewer);
  return arranging.allowed && isMain ? refuse("main-not-moved") : arranging;
}
