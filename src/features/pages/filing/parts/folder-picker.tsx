import CircleHelp from "lucide-react/icons/circle-question-mark";
import FolderPlus from "lucide-react/icons/folder-plus";
import FolderX from "lucide-react/icons/folder-x";
import Pencil from "lucide-react/icons/pencil";
import type { FolderNode } from "#features/folders/contract.ts";
import { folderWords } from "#features/folders/wording.ts";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { Tree } from "#ui/tree.tsx";
import { filingWords } from "../wording.ts";
import { useManagedFolders } from "./use-managed-folders.tsx";
import { useManagedNodes } from "./use-managed-nodes.tsx";
import "./folder-picker.css";

type FolderPickerProps = {
  tree: readonly FolderNode[];
  folderId: number;
  mayArrange: boolean;
  /** Told what was chosen, and the folders as they are by now. */
  onPick: (folderId: number, tree: readonly FolderNode[]) => void;
};

/** The folders as a tree to choose from; editors make, rename and delete them there (FTRE-04, FTRE-05). */
export function FolderPicker({ tree, folderId, mayArrange, onPick }: FolderPickerProps) {
  const say = useSay();
  const managed = useManagedFolders(tree, folderId);
  const nodes = useManagedNodes(managed);
  const main = managed.folders.find(({ parentId }) => parentId === null);

  function choose() {
    if (managed.naming?.is === "new") return say(filingWords.finishNew);
    onPick(managed.chosen, managed.tree);
  }

  return (
    <DialogFrame
      title={say(filingWords.pickerTitle)}
      errorSeconds={5}
      headerAction={<HelpButton />}
      confirm={{ label: say(filingWords.choose), perform: choose }}
    >
      {mayArrange && <Tools managed={managed} />}
      <div className="filing-tree">
        <Tree
          label={say(folderWords.folders)}
          nodes={nodes}
          current={String(managed.chosen)}
          initiallyOpen={main ? [String(main.id)] : []}
          heldOpen={managed.naming?.is === "new" ? [String(managed.chosen)] : []}
          onChoose={(id) => managed.choose(Number(id))}
          {...(mayArrange && { onKey: managed.press })}
        />
      </div>
    </DialogFrame>
  );
}

function Tools({ managed }: { managed: ReturnType<typeof useManagedFolders> }) {
  const say = useSay();
  return (
    <div className="filing-tools">
      <Button size="small" icon={FolderPlus} onPress={managed.begin}>
        {say(filingWords.newFolder)}
      </Button>
      <Button size="small" icon={Pencil} onPress={() => managed.beginRename(managed.chosen)}>
        {say(filingWords.rename)}
      </Button>
      <Button size="small" icon={FolderX} onPress={() => managed.remove(managed.chosen)}>
        {say(filingWords.delete)}
      </Button>
    </div>
  );
}

function HelpButton() {
  const say = useSay();
  const { pick } = useDialog();
  const show = async () => {
    const { FoldersHelp } = await import("./folders-help.tsx");
    return <FoldersHelp />;
  };
  return <IconButton icon={CircleHelp} label={say(filingWords.help)} onPress={() => void pick(show)} />;
}
