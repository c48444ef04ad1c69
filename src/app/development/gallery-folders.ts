import Folder from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import type { TreeNode } from "#ui/tree-node.ts";

/** The folders of an invented ferry company, as links or as things to choose. */
export function galleryFolders(areLinks: boolean): TreeNode[] {
  function folder(id: string, label: string, count: number, children: TreeNode[] = []): TreeNode {
    return {
      id,
      label,
      count,
      children,
      icon: Folder,
      openIcon: FolderOpen,
      href: areLinks ? `#${id}` : undefined,
    };
  }
  return [
    folder("main", "Main", 12, [
      folder("handbook", "Handbook", 58, [
        folder("board", "On board", 21),
        folder("terminal", "In the terminal", 17),
        folder("office", "At the office", 20),
      ]),
      folder("news", "News", 46, [folder("archive", "Archive", 40)]),
      folder("projects", "Projects", 33, [folder("dock", "Dry dock", 9)]),
      folder("templates", "Templates", 9),
    ]),
    folder("council", "Works council", 27),
  ];
}
