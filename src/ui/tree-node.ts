import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** One branch or leaf of a tree. With an address it is a link, without one it is chosen by a call. */
export type TreeNode = {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly icon?: LucideIcon;
  readonly openIcon?: LucideIcon;
  readonly count?: number;
  /** It cannot be chosen now; it still can be reached, opened and closed. */
  readonly isDisabled?: boolean;
  /** It can be dragged; what becomes of it is for those who listen. */
  readonly isDraggable?: boolean;
  /** Stands in place of the node while its name is being typed. */
  readonly field?: ReactNode;
  readonly children?: readonly TreeNode[];
};

export type TreeRow = {
  readonly id: string;
  readonly label: string;
  readonly parentId: string | null;
  readonly isBranch: boolean;
  readonly isOpen: boolean;
};

/** The rows that can be seen, from top to bottom. */
export function visibleRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  parentId: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node) => {
    const isOpen = isBranch(node) && open.has(node.id);
    const row = { id: node.id, label: node.label, parentId, isBranch: isBranch(node), isOpen };
    const own = node.field === undefined ? [row] : [];
    return isOpen ? [...own, ...visibleRows(node.children ?? [], open, node.id)] : own;
  });
}

/** The branches on the way to a node, outermost first; none when it is not in the tree. */
export function pathTo(nodes: readonly TreeNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [];
    const children = node.children ?? [];
    if (children.some((child) => child.id === id)) return [node.id];
    const below = pathTo(children, id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

export function isBranch(node: TreeNode): boolean {
  return (node.children?.length ?? 0) > 0;
}
