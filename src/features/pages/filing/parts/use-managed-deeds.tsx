import { type Failure, send } from "#client/call.ts";
import { createFolder, renameFolder } from "#features/folders/contract.ts";
import { type Folder, newFolder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
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
  const sayRefusal = useDialogRefusals();
  const remove = useRemoving({ folders, reload });
  const rename = useRenaming({ reload, setNaming });

  async function create(parentId: number, name: string): Promise<void> {
    const stop = tell({ text: say(folderWords.creating) });
    const answer = await send(createFolder, newFolder({ parentId, name }));
    stop();
    if (!answer.success) {
      // The field comes back after the dialog, which takes the focus.
      if (answer.offer) await sayRefusal(answer, "create-folder");
      else fail(answer, say(folderWords.failed));
      return setNaming({ is: "new", typed: name });
    }
    overcome();
    if (await reload(answer.id)) tell({ text: say(folderWords.created) });
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

/** Gives a folder another name, or says why not and has it typed again. */
function useRenaming({ reload, setNaming }: Pick<Deeds, "reload" | "setNaming">) {
  const say = useSay();
  const { fail, overcome } = useNotices();
  const sayRefusal = useDialogRefusals();

  return async function rename(id: number, name: string): Promise<void> {
    const answer = await send(renameFolder, { id, name });
    if (answer.success) {
      overcome();
      return void (await reload(id));
    }
    // A field that came back now would lose the focus to the dialog, and ask once more by that.
    if (answer.offer) return void (await sayRefusal(answer, "rename-folder"));
    setNaming({ is: "rename", typed: name });
    if (!answer.expired)
      fail(say(folderWords.renameAgain, { reason: reasonOf(answer, say(folderWords.failed)) }));
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
  const sayRefusal = useDialogRefusals();
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
      refused: (failure: Failure) =>
        failure.offer ? void sayRefusal(failure, "delete-folder") : fail(failure, say(folderWords.failed)),
    };
    void pick<void>(() => removal(removed));
  };
}
