import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { renameFolder } from "#features/folders/contract.ts";
import type { Folder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { browsingWords } from "../wording.ts";
import { InlineName, type Naming } from "./inline-name.tsx";

/** What can be done with the folder that is shown; Main keeps its name. */
export function FolderMenu({ folder }: { folder: Folder }) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const [naming, setNaming] = useState<Naming | null>(null);
  if (folder.parentId === null) return null;

  async function rename(name: string, isLeft: boolean) {
    setNaming(null);
    if (name === "" || name === folder.name) return;
    const answer = await send(renameFolder, { id: folder.id, name });
    if (answer.success) return void (await revisit());
    if (answer.offer === null) setNaming({ typed: name, isLeft });
    tellRefusal(answer, "rename-folder", say(folderWords.failed));
  }

  if (naming)
    return (
      <InlineName
        label={say(browsingWords.renameOf, { name: folder.name })}
        initial={naming.typed}
        takesFocus={!naming.isLeft}
        onDone={(name, isLeft) => void rename(name, isLeft)}
        onCancel={() => setNaming(null)}
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
              onChoose: () => setNaming({ typed: folder.name, isLeft: false }),
            },
          ],
        },
      ]}
    />
  );
}
