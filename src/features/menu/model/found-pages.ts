import type { OutputOf } from "#kernel/call.ts";
import type { FolderNode } from "#features/folders/contract.ts";
import type { listPages } from "#features/pages/browsing/contract.ts";

export type FoundPage = { readonly id: number; readonly title: string; readonly folder: string };

/** The first pages of a search, as few as can be looked over. */
export function foundPages({ pages_list }: OutputOf<typeof listPages>, most = 6): FoundPage[] {
  return pages_list
    .slice(0, most)
    .map(({ id, title_u: title, folders_u }) => ({ id, title, folder: folders_u.join(" / ") }));
}

/** The folders with the names on the way to them, Main's left out. */
export function folderChoices(tree: readonly FolderNode[]): { id: number; name: string; path: string }[] {
  const paths = new Map<number, string>();
  return tree.map(({ id, name, parent_id, level }) => {
    const above = parent_id === null ? "" : (paths.get(parent_id) ?? "");
    const path = above === "" ? name : `${above} / ${name}`;
    paths.set(id, level === 0 ? "" : path);
    return { id, name, path };
  });
}
