import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { renameFolder } from "#features/folders/contract.ts";
import type { Folder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useSay } from "#ui/language.tsx";
import type { Naming } from "./inline-name.tsx";

/** Another name for a folder, as it is typed and kept; a refused one is typed again. */
export function useFolderName(folder: Folder) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const [naming, setNaming] = useState<Naming | null>(null);

  async function rename(name: string, isLeft: boolean) {
    setNaming(null);
    if (name === "" || name === folder.name) return;
    const answer = await send(renameFolder, { id: folder.id, name });
    if (answer.success) return void (await revisit());
    if (answer.offer === null) setNaming({ typed: name, isLeft });
    tellRefusal(answer, "rename-folder", say(folderWords.failed));
  }

  return {
    naming,
    begin: () => setNaming({ typed: folder.name, isLeft: false }),
    rename,
    cancel: () => setNaming(null),
  };
}
