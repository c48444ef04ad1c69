import FolderSign from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import Layers from "lucide-react/icons/layers";
import { type Folder, insideOf } from "#features/folders/model/folder.ts";
import { useSay } from "#ui/language.tsx";
import { Tree } from "#ui/tree.tsx";
import type { TreeNode } from "#ui/tree-node.ts";
import { browsingWords } from "../../browsing/wording.ts";
import { pickingWords } from "../wording.ts";

/** The node of all folders' pages. */
const everywhere = "everywhere";

type PageSelectFoldersProps = {
  folders: readonly Folder[];
  /** Null for the pages of all of them. */
  folderId: number | null;
  onChoose: (folderId: number | null) => void;
};

/** All pages, and the folders in which they lie. */
export function PageSelectFolders({ folders, folderId, onChoose }: PageSelectFoldersProps) {
  const say = useSay();
  const inside = insideOf(folders);
  const nodesIn = (parentId: number | null): TreeNode[] =>
    (inside.get(parentId) ?? []).map(({ id, name }) => ({
      id: String(id),
      label: name,
      icon: FolderSign,
      openIcon: FolderOpen,
      children: nodesIn(id),
    }));
  const main = folders.find(({ parentId }) => parentId === null);
  const all = { id: everywhere, label: say(browsingWords.allPages), icon: Layers, children: [] };
  if (!main) return null;
  return (
    <div className="picking-folders">
      <Tree
        label={say(pickingWords.folders)}
        nodes={[all, ...nodesIn(null)]}
        current={folderId === null ? everywhere : String(folderId)}
        initiallyOpen={[String(main.id)]}
        onChoose={(id) => onChoose(id === everywhere ? null : Number(id))}
      />
    </div>
  );
}
