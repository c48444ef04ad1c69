import { type Folder, insideOf } from "#features/folders/model/folder.ts";

type Node<Icon> = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: Icon;
  readonly openIcon: Icon;
  readonly children: readonly Node<Icon>[];
};

/** Where a folder's pages are listed; Main has no id in its address (ROUT-10). */
export function folderAddress({ id, parentId }: Folder): string {
  return parentId === null ? "/pages/tree/" : `/pages/tree/${id}/`;
}

/** The flat list of folders as a tree of links. */
export function folderNodes<Icon>(
  tree: readonly Folder[],
  icons: { readonly icon: Icon; readonly openIcon: Icon },
): Node<Icon>[] {
  const inside = insideOf(tree);
  const nodesIn = (parentId: number | null): Node<Icon>[] =>
    (inside.get(parentId) ?? []).map((folder) => ({
      id: String(folder.id),
      label: folder.name,
      href: folderAddress(folder),
      ...icons,
      children: nodesIn(folder.id),
    }));
  return nodesIn(null);
}
