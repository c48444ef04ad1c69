import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { type FolderNode, renameFolder } from "#features/folders/contract.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { browsingWords } from "../wording.ts";
import { InlineName } from "./inline-name.tsx";

/** What can be done with the folder that is shown; Main keeps its name. */
export function FolderMenu({ folder }: { folder: FolderNode }) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const [isNaming, setNaming] = useState(false);
  if (folder.parent_id === null) return null;

  async function rename(name: string) {
    setNaming(false);
    if (name === "" || name === folder.name) return;
    const answer = await send(renameFolder, { id: folder.id, name });
    if (!answer.success)
      return tellRefusal(answer, "rename-folder", say(folderWords.tryAgain, { reason: answer.reason }));
    await revisit();
  }

  if (isNaming)
    return (
      <InlineName
        label={say(browsingWords.renameOf, { name: folder.name })}
        initial={folder.name}
        onDone={(name) => void rename(name)}
        onCancel={() => setNaming(false)}
      />
    );
  return (
    <Menu
      label={say(browsingWords.folderOptions, { name: folder.name })}
      size="small"
      groups={[
        {
          entries: [
            { id: "rename", label: say(browsingWords.rename), icon: Pencil, onChoose: () => setNaming(true) },
          ],
        },
      ]}
    />
  );
}
