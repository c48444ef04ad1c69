import { type Failure, send } from "#client/call.ts";
import { createFolder, renameFolder } from "#features/folders/contract.ts";
import { type Folder, newFolder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useDialog } from "#ui/dialog-layer.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useFolderRemoval } from "./use-folder-removal.tsx";
import type { ManagedNaming } from "./use-managed-folders.tsx";

type Deeds = {
  folders: readonly Folder[];
  /** Answers whether the tree could be read anew. */
  reload: (chosen: number) => Promise<boolean>;
  setNaming: (naming: ManagedNaming | null) => void;
};

/** What is done to the folders of a tree in a dialog, each told of in it. */
export function useManagedDeeds({ folders, reload, setNaming }: Deeds) {
  const say = useSay();
  const { tell, fail, overcome } = useNotices();
  const remove = useRemoving({ folders, reload });

  async function create(parentId: number, name: string): Promise<void> {
    const stop = tell({ text: say(folderWords.creating) });
    const answer = await send(createFolder, newFolder({ parentId, name }));
    stop();
    if (!answer.success) {
      setNaming({ is: "new", typed: name });
      return fail(answer, say(folderWords.failed));
    }
    overcome();
    if (await reload(answer.id)) tell({ text: say(folderWords.created) });
  }

  async function rename(id: number, name: string): Promise<void> {
    const answer = await send(renameFolder, { id, name });
    if (answer.success) {
      overcome();
      return void (await reload(id));
    }
    setNaming({ is: "rename", typed: name });
    if (!answer.expired)
      fail(say(folderWords.renameAgain, { reason: reasonOf(answer, say(folderWords.failed)) }));
  }

  return {
    remove,
    /** An empty name makes nothing and says nothing (FTRE-21). */
    keep(is: ManagedNaming["is"], chosen: number, name: string): void {
      setNaming(null);
      const was = folders.find(({ id }) => id === chosen)?.name;
      if (name === "" || (is === "rename" && name === was)) return;
      void (is === "new" ? create(chosen, name) : rename(chosen, name));
    },
  };
}

function reasonOf({ said }: Failure, otherwise: string): string {
  return said ?? otherwise;
}

/** Asks in the place of the tree, and deletes. */
function useRemoving({ folders, reload }: Pick<Deeds, "folders" | "reload">) {
  const say = useSay();
  const { fail } = useNotices();
  const { pick } = useDialog();
  const removal = useFolderRemoval();

  return (id: number): void => {
    const folder = folders.find((each) => each.id === id);
    const parent = folders.find((each) => each.id === folder?.parentId);
    if (!folder || !parent) return;
    const removed = {
      folder,
      parent,
      showGone: () => reload(parent.id),
      showBack: () => reload(id),
      refused: (failure: Failure) => fail(failure, say(folderWords.failed)),
    };
    void pick<void>(() => removal(removed));
  };
}
