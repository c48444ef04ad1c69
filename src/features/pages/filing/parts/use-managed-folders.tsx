import { useState } from "react";
import { send } from "#client/call.ts";
import { type FolderNode, folderTree } from "#features/folders/contract.ts";
import { type Folder, folderOf } from "#features/folders/model/folder.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { filingWords } from "../wording.ts";
import { useManagedDeeds } from "./use-managed-deeds.tsx";

export type ManagedNaming = { readonly is: "new" | "rename"; readonly typed: string };
export type ManagedFolders = ReturnType<typeof useManagedFolders>;

/** The folders of a tree that is worked on: which is chosen, which name is being typed. While it is that of a new folder, nothing else is done (FTRE-10). */
export function useManagedFolders(opened: readonly FolderNode[], folderId: number) {
  const { tree, chosen, setChosen, reload } = useFolderTree(opened, folderId);
  const [naming, setNaming] = useState<ManagedNaming | null>(null);
  const folders = tree.map(folderOf);
  const folder = folders.find(({ id }) => id === chosen);
  const deeds = useManagedDeeds({ folders, reload, setNaming });

  const { unlessNaming, unlessMain } = useGuards(folders, naming, setChosen);
  const beginRename = (id: number) =>
    unlessMain(id, "main-folder", ({ name }) => setNaming({ is: "rename", typed: name }));
  const remove = (id: number) => unlessMain(id, "main-not-deleted", () => deeds.remove(id));

  return {
    tree,
    folders,
    folder,
    chosen,
    naming,
    choose: (id: number) => unlessNaming(() => setChosen(id)),
    begin: () => unlessNaming(() => setNaming({ is: "new", typed: "" })),
    beginRename,
    remove,
    keep: (name: string) => void (naming && deeds.keep(naming.is, chosen, name)),
    cancel: () => setNaming(null),
    press(key: string, id: string): boolean {
      if (key === "F2") beginRename(Number(id));
      else if (key === "Delete") remove(Number(id));
      else return false;
      return true;
    },
  };
}

/** The tree as it was read last, and which folder of it is chosen. */
function useFolderTree(opened: readonly FolderNode[], folderId: number) {
  const say = useSay();
  const { fail } = useNotices();
  const [tree, setTree] = useState(opened);
  const [chosen, setChosen] = useState(folderId);

  /** Reads the tree anew and chooses a folder of it; says so when it cannot be read, and answers whether it was. */
  async function reload(next: number): Promise<boolean> {
    const answer = await send(folderTree, {});
    if (!answer.success) {
      fail(answer.expired ? answer : say(filingWords.treeNotRead));
      return false;
    }
    setTree(answer.tree);
    setChosen(next);
    return true;
  }

  return { tree, chosen, setChosen, reload };
}

/** What stands in the way of something: a new folder that waits for its name (FTRE-10), and that Main stays (FOPT-18, FTRE-17). */
function useGuards(
  folders: readonly Folder[],
  naming: ManagedNaming | null,
  setChosen: (id: number) => void,
) {
  const say = useSay();
  const { fail } = useNotices();
  function unlessNaming(perform: () => void): void {
    if (naming?.is === "new") fail(say(filingWords.finishNew));
    else perform();
  }
  function unlessMain(
    id: number,
    code: "main-folder" | "main-not-deleted",
    perform: (folder: Folder) => void,
  ): void {
    unlessNaming(() => {
      setChosen(id);
      const folder = folders.find((each) => each.id === id);
      if (folder?.parentId === null) fail(say(sentenceOf(folderRefusals, code)));
      else if (folder) perform(folder);
    });
  }
  return { unlessNaming, unlessMain };
}
