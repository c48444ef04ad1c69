import FolderPlus from "lucide-react/icons/folder-plus";
import type { Folder } from "#features/folders/model/folder.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { browsingWords } from "../wording.ts";
import { InlineName } from "./inline-name.tsx";
import { useNewFolder } from "./use-new-folder.ts";

/** Makes a folder in the one that is shown, in a row of its own (FTRE-06). */
export function NewFolder({ parent }: { parent: Folder }) {
  const say = useSay();
  const { naming, begin, create, cancel } = useNewFolder(parent);

  if (naming)
    return (
      <InlineName
        label={say(browsingWords.newFolderIn, { name: parent.name })}
        initial={naming.typed}
        takesFocus={!naming.isLeft}
        onDone={(name, isLeft) => void create(name, isLeft)}
        onCancel={cancel}
      />
    );
  return (
    <div className="browsing-new-folder">
      <Button look="quiet" size="small" icon={FolderPlus} onPress={begin}>
        {say(browsingWords.newFolder)}
      </Button>
    </div>
  );
}
