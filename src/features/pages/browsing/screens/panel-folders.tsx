import Folder from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import FolderPlus from "lucide-react/icons/folder-plus";
import type { ReactNode } from "react";
import { folderNameMost } from "#features/folders/rules.ts";
import type { Folder as FolderShown } from "#features/folders/model/folder.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import type { TreeNode } from "#ui/tree-node.ts";
import { Tree } from "#ui/tree.tsx";
import { useMoving } from "../../filing/parts/moving-host.tsx";
import { filingWords } from "../../filing/wording.ts";
import { uiWording } from "#ui/wording.ts";
import type { BrowseShown } from "../model/browse-shown.ts";
import { folderNodes } from "../model/folder-nodes.ts";
import { browsingWords } from "../wording.ts";
import { InlineName } from "../../filing/parts/inline-name.tsx";
import { type FolderBranches, restNode } from "./use-branches.ts";
import { useFolderKeys } from "./use-folder-keys.ts";
import { useFolderName } from "./use-folder-name.ts";
import { useNewFolder } from "./use-new-folder.ts";

type PanelFoldersProps = {
  data: BrowseShown;
  branches: FolderBranches;
  isSearching: boolean;
  mayArrange: boolean;
  /** A folder was chosen for what is being moved. */
  onMoved: () => void;
};

/** The folders as a tree: ways to their pages, in which new ones are named (FTRE-06) and others renamed (FTRE-07), and targets of what is moved. */
export function PanelFolders({ data, branches, isSearching, mayArrange, onMoved }: PanelFoldersProps) {
  const say = useSay();
  const { moved } = useMoving();
  const choose = useChoosing(branches, onMoved);
  const { folders } = branches;
  const parent = folders.find((node) => node.id === (data.folderId ?? data.mainFolderId)) ?? null;
  const made = useNewFolder(parent);
  const renamed = useFolderName();
  const press = useFolderKeys(folders, renamed.begin);
  const mayDrag = (id: number) => mayArrange && id !== data.mainFolderId;
  const looks = useLooks(mayDrag, { [renamed.folder?.id ?? 0]: renameField(renamed, say) });
  const nodes = withRests(folderNodes(folders, signs).map(looks), branches, say);
  const named = made.naming && parent ? withNew(nodes, parent, newField(made, parent, say)) : nodes;

  return (
    <>
      <Tree
        label={say(browsingWords.folders)}
        current={isSearching || data.folderId === null || moved ? null : String(data.folderId)}
        initiallyOpen={[String(data.mainFolderId)]}
        heldOpen={made.naming && parent ? [String(parent.id)] : []}
        nodes={named}
        {...(mayArrange && !moved && { onKey: press })}
        onOpen={(id) => branches.open(Number(id))}
        onChoose={choose}
      />
      {mayArrange && parent && !made.naming && !moved && (
        <div className="browsing-new-folder">
          <Button look="quiet" size="small" icon={FolderPlus} onPress={made.begin}>
            {say(filingWords.newFolder)}
          </Button>
        </div>
      )}
    </>
  );
}

type Say = ReturnType<typeof useSay>;

const signs = { icon: Folder, openIcon: FolderOpen };

/** What is chosen is what has not come yet, or the folder that takes what is being moved. */
function useChoosing({ folders, open }: FolderBranches, onMoved: () => void) {
  const { moved, targets, moveTo } = useMoving();
  return (id: string): void => {
    const waiting = folders.find((folder) => restNode(folder.id) === id);
    if (waiting) open(waiting.id);
    if (!moved || !targets.has(Number(id))) return;
    onMoved();
    moveTo(Number(id));
  };
}

/** How the nodes look: links, or targets while something is being moved; the one that is renamed is a field. */
function useLooks(mayBeDragged: (id: number) => boolean, fields: Readonly<Record<number, ReactNode>>) {
  const { moved, targets, mayDrag } = useMoving();
  return function look(node: TreeNode): TreeNode {
    const id = Number(node.id);
    const { href, ...others } = node;
    return {
      ...others,
      ...(moved ? { isDisabled: !targets.has(id) } : { href }),
      isDraggable: mayDrag && !moved && mayBeDragged(id),
      field: fields[id],
      children: (node.children ?? []).map(look),
    } as TreeNode;
  };
}

/** In each folder of which not everything has come a node for that: it waits, offers it, or tries again. */
function withRests(nodes: readonly TreeNode[], branches: FolderBranches, say: Say): TreeNode[] {
  const partial = new Set(branches.folders.filter(({ isPartial }) => isPartial).map(({ id }) => id));
  const within = (node: TreeNode): TreeNode => {
    const id = Number(node.id);
    const children = (node.children ?? []).map(within);
    if (!partial.has(id)) return { ...node, children };
    const offer =
      children.length > 0 && !branches.waiting.has(id) ? browsingWords.allFolders : uiWording.loading;
    const label = say(branches.failed.has(id) ? uiWording.tryAgain : offer);
    return { ...node, children: [...children, { id: restNode(id), label }] };
  };
  return nodes.map(within);
}

function withNew(nodes: readonly TreeNode[], parent: FolderShown, field: TreeNode): TreeNode[] {
  return nodes.map((node) => {
    const children = withNew(node.children ?? [], parent, field);
    return { ...node, children: node.id === String(parent.id) ? [field, ...children] : children };
  });
}

function newField(
  { naming, create, cancel }: ReturnType<typeof useNewFolder>,
  parent: FolderShown,
  say: Say,
): TreeNode {
  const label = say(filingWords.newFolderIn, { name: parent.name });
  const field = (
    <InlineName
      label={label}
      initial={naming?.typed ?? ""}
      takesFocus={!naming?.isLeft}
      onDone={(name, isLeft) => void create(name, isLeft)}
      onCancel={cancel}
    />
  );
  return { id: "new", label, field };
}

function renameField(
  { folder, naming, rename, cancel }: ReturnType<typeof useFolderName>,
  say: Say,
): ReactNode {
  if (!folder || !naming) return undefined;
  return (
    <InlineName
      label={say(filingWords.renameOf, { name: folder.name })}
      initial={naming.typed}
      limit={folderNameMost}
      takesFocus={!naming.isLeft}
      onDone={(name, isLeft) => void rename(name, isLeft)}
      onCancel={cancel}
    />
  );
}
