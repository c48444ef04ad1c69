import FolderPlus from "lucide-react/icons/folder-plus";
import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { createFolder } from "#features/folders/contract.ts";
import { type Folder, newFolder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { browsingWords } from "../wording.ts";
import { InlineName, type Naming } from "./inline-name.tsx";

/** Makes a folder in the one that is shown, in a row of its own (FTRE-06). */
export function NewFolder({ parent }: { parent: Folder }) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useRefusals();
  const [naming, setNaming] = useState<Naming | null>(null);

  async function create(name: string, isLeft: boolean) {
    setNaming(null);
    // An empty name makes nothing and says nothing (FTRE-21).
    if (name === "") return;
    tell({ kind: "ordinary", text: say(folderWords.creating) });
    const answer = await send(createFolder, newFolder({ parentId: parent.id, name }));
    if (!answer.success) {
      if (answer.offer === null) setNaming({ typed: name, isLeft });
      return tellRefusal(answer, "create-folder", say(folderWords.failed));
    }
    tell({ kind: "ordinary", text: say(folderWords.created) });
    await revisit();
  }

  if (naming)
    return (
      <InlineName
        label={say(browsingWords.newFolderIn, { name: parent.name })}
        initial={naming.typed}
        takesFocus={!naming.isLeft}
        onDone={(name, isLeft) => void create(name, isLeft)}
        onCancel={() => setNaming(null)}
      />
    );
  return (
    <div className="browsing-new-folder">
      <Button
        look="quiet"
        size="small"
        icon={FolderPlus}
        onPress={() => setNaming({ typed: "", isLeft: false })}
      >
        {say(browsingWords.newFolder)}
      </Button>
    </div>
  );
}
