import type { FolderNode } from "#features/folders/contract.ts";

type Node<Icon> = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: Icon;
  readonly openIcon: Icon;
  readonly children: readonly Node<Icon>[];
};

/** The flat list of folders as a tree of links; Main has no id in its address (ROUT-10). */
export function folderNodes<Icon>(
  tree: readonly FolderNode[],
  icons: { readonly icon: Icon; readonly openIcon: Icon },
  parentId: number | null = null,
): Node<Icon>[] {
  return tree
    .filter((node) => node.parent_id === parentId)
    .map((node) => ({
      id: String(node.id),
      label: node.name,
      href: node.parent_id === null ? "/pages/tree/" : `/pages/tree/${node.id}/`,
      ...icons,
      children: folderNodes(tree, icons, node.id),
    }));
}
