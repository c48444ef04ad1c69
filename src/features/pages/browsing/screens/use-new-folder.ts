import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { createFolder } from "#features/folders/contract.ts";
import { type Folder, newFolder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { Naming } from "../../filing/parts/inline-name.tsx";

/** A folder on its way into `parent`: first its name, which is typed again when it is refused. */
export function useNewFolder(parent: Folder | null) {
  const say = useSay();
  const { tell, overcome } = useNotices();
  const tellRefusal = useRefusals();
  const [naming, setNaming] = useState<Naming | null>(null);

  async function create(name: string, isLeft: boolean) {
    setNaming(null);
    // An empty name makes nothing and says nothing (FTRE-21).
    if (name === "" || !parent) return;
    tell({ kind: "ordinary", text: say(folderWords.creating) });
    const answer = await send(createFolder, newFolder({ parentId: parent.id, name }));
    if (!answer.success) {
      if (answer.offer === null) setNaming({ typed: name, isLeft });
      return tellRefusal(answer, "create-folder", say(folderWords.failed));
    }
    overcome();
    tell({ kind: "ordinary", text: say(folderWords.created) });
    await revisit();
  }

  return {
    naming,
    begin: () => setNaming({ typed: "", isLeft: false }),
    create,
    cancel: () => setNaming(null),
  };
}
