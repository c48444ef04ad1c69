import type { FolderNode } from "#features/folders/contract.ts";
import { type Tag, sameTags, sentTag } from "#features/tags/model/tag.ts";
import type { SentSettings } from "../contract.ts";
import { folderPaths } from "#features/folders/model/folder-paths.ts";

/** What a page is called and where it is. */
export type Place = { readonly title: string; readonly folderId: number; readonly slug: string };

export function hasMoved(from: Place, to: Place): boolean {
  return from.title !== to.title || from.folderId !== to.folderId || from.slug !== to.slug;
}

/** What is sent for the place of a page that is there already: what was changed alone, since others change the rest meanwhile. */
export function changedPlace(
  { from, to }: { readonly from: Place; readonly to: Place },
  tree: readonly FolderNode[],
): SentSettings {
  return {
    ...(to.title !== from.title && { title: to.title }),
    ...(to.slug !== from.slug && { slug: to.slug }),
    ...(to.folderId !== from.folderId && { category: folderPath(to, tree) }),
  };
}

function folderPath({ folderId }: Place, tree: readonly FolderNode[]): string {
  return folderPaths(tree).get(folderId) ?? "";
}

/** What is sent for tags that were changed, with those that were there before: others may change them too. */
export function tagSettings(before: readonly Tag[], tags: readonly Tag[]): SentSettings {
  if (sameTags(before, tags)) return {};
  return { tags: tags.map(sentTag), tags_before: before.map(sentTag) };
}

/** What is sent for the place of a new page: without a location it gets one from its title. */
export function newPlace(place: Place, tree: readonly FolderNode[]): SentSettings {
  const { title, slug } = place;
  return { title, category: folderPath(place, tree), ...(slug !== "" && { slug }) };
}

/** Where a reply says what is wrong with the fields that are shown. `siteAddress` is null where the location is not chosen. */
export const placeFields = {
  title: "settings.title",
  folder: "settings.category",
  tags: "settings.tags",
  location: "settings.slug",
} as const;

export function placePaths(siteAddress: string | null): string[] {
  const { title, folder, tags, location } = placeFields;
  return siteAddress === null ? [title, folder, tags] : [title, folder, tags, location];
}
