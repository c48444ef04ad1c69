import FolderOpen from "lucide-react/icons/folder-open";
import type { FolderNode } from "#features/folders/contract.ts";
import { folderPaths } from "#features/folders/model/folder-paths.ts";
import { filingWords } from "#features/pages/filing/wording.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { propertyWords } from "../wording.ts";

type FolderFieldProps = {
  folderId: number;
  tree: readonly FolderNode[];
  mayArrange: boolean;
  /** Told the folders as well where they were changed. */
  onChoose: (folderId: number, tree?: readonly FolderNode[]) => void;
  error: string | undefined;
};

/** The folder of a page, of those in `tree`: from a list, or from the tree itself, in which editors make more (FTRE-04). */
export function FolderField({ folderId, tree, mayArrange, onChoose, error }: FolderFieldProps) {
  const say = useSay();
  const { open } = useDialogs();

  function browse() {
    open(async () => {
      const { FolderPicker } = await import("#features/pages/filing/parts/folder-picker.tsx");
      return <FolderPicker {...{ tree, folderId, mayArrange }} onPick={onChoose} />;
    }, say(filingWords.pickerNotLoaded));
  }

  return (
    <div className="properties-folder">
      <SelectField
        label={say(propertyWords.folder)}
        name="folder"
        value={String(folderId)}
        onChange={(id) => onChoose(Number(id))}
        error={error}
        options={[...folderPaths(tree)].map(([id, path]) => ({ value: String(id), label: placeOf(path) }))}
      />
      <Button icon={FolderOpen} onPress={browse}>
        {say(filingWords.pickFolder)}
      </Button>
    </div>
  );
}

/** All folders stand in Main, so only Main itself is told by it. */
function placeOf(path: string): string {
  const names = path.split("/");
  return names.length > 1 ? names.slice(1).join(" / ") : path;
}
