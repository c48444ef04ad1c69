import type { Folder } from "#features/folders/model/folder.ts";

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
  parentId: number | null = null,
): Node<Icon>[] {
  return tree
    .filter((node) => node.parentId === parentId)
    .map((node) => ({
      id: String(node.id),
      label: node.name,
      href: folderAddress(node),
      ...icons,
      children: folderNodes(tree, icons, node.id),
    }));
}
