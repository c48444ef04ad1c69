import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { renameFolder } from "#features/folders/contract.ts";
import type { Folder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { Naming } from "../../filing/parts/inline-name.tsx";

/** Another name for a folder of the tree, as it is typed and kept; a refused one is typed again. */
export function useFolderName() {
  const say = useSay();
  const { fail, overcome } = useNotices();
  const tellRefusal = useRefusals();
  const [folder, setFolder] = useState<Folder | null>(null);
  const [naming, setNaming] = useState<Naming | null>(null);

  async function rename(name: string, isLeft: boolean) {
    setNaming(null);
    if (!folder || name === "" || name === folder.name) return focusFolder(folder, isLeft);
    const answer = await send(renameFolder, { id: folder.id, name });
    if (answer.success) {
      overcome();
      await revisit();
      return focusFolder(folder, isLeft);
    }
    if (answer.offer !== null) return tellRefusal(answer, "rename-folder");
    if (answer.expired) return;
    setNaming({ typed: name, isLeft });
    // FTRE-18.
    const reason = answer.said ?? say(folderWords.failed);
    fail(say(folderWords.renameAgain, { reason }));
  }

  return {
    folder,
    naming,
    begin(next: Folder) {
      setFolder(next);
      setNaming({ typed: next.name, isLeft: false });
    },
    rename,
    cancel() {
      setNaming(null);
      focusFolder(folder, false);
    },
  };
}

/** Whoever typed the name goes on in the tree, unless they went elsewhere. */
function focusFolder(folder: Folder | null, isLeft: boolean): void {
  if (!folder || isLeft) return;
  setTimeout(() => document.querySelector<HTMLElement>(`[data-node="${folder.id}"]`)?.focus());
}
