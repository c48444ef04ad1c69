import Pencil from "lucide-react/icons/pencil";
import type { Folder } from "#features/folders/model/folder.ts";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { browsingWords } from "../wording.ts";
import { InlineName } from "./inline-name.tsx";
import { useFolderName } from "./use-folder-name.ts";

/** What can be done with the folder that is shown; Main keeps its name. */
export function FolderMenu({ folder }: { folder: Folder }) {
  const say = useSay();
  const { naming, begin, rename, cancel } = useFolderName(folder);
  if (folder.parentId === null) return null;

  if (naming)
    return (
      <InlineName
        label={say(browsingWords.renameOf, { name: folder.name })}
        initial={naming.typed}
        takesFocus={!naming.isLeft}
        onDone={(name, isLeft) => void rename(name, isLeft)}
        onCancel={cancel}
      />
    );
  return (
    <Menu
      label={say(browsingWords.folderOptions, { name: folder.name })}
      size="small"
      groups={[
        {
          entries: [
            {
              id: "rename",
              label: say(browsingWords.rename),
              icon: Pencil,
              onChoose: begin,
            },
          ],
        },
      ]}
    />
  );
}
