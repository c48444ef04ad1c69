import { type Failure, send } from "#client/call.ts";
import { createFolder, renameFolder } from "#features/folders/contract.ts";
import { type Folder, newFolder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useDialog } from "#ui/dialog-layer.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { deleteFolder, makeFolders } from "../contract.ts";
import { deletedPaths } from "../model/wire.ts";
import { filingWords } from "../wording.ts";
import type { ManagedNaming } from "./use-managed-folders.tsx";

type Deeds = {
  folders: readonly Folder[];
  reload: (chosen?: number) => Promise<void>;
  setNaming: (naming: ManagedNaming | null) => void;
};

/** What is done to the folders of a tree in a dialog, each told of in it. */
export function useManagedDeeds({ folders, reload, setNaming }: Deeds) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const remove = useRemoving({ folders, reload });

  async function create(parentId: number, name: string): Promise<void> {
    const stop = tell({ text: say(folderWords.creating) });
    const answer = await send(createFolder, newFolder({ parentId, name }));
    stop();
    if (!answer.success) {
      setNaming({ is: "new", typed: name });
      return fail(answer, say(folderWords.failed));
    }
    await reload(answer.id);
    tell({ text: say(folderWords.created) });
  }

  async function rename(id: number, name: string): Promise<void> {
    const answer = await send(renameFolder, { id, name });
    if (answer.success) return reload(id);
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

/** Asks in the place of the tree, deletes, and brings back for ten seconds. */
function useRemoving({ folders, reload }: Pick<Deeds, "folders" | "reload">) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const { pick } = useDialog();

  async function perform(folder: Folder, parent: Folder): Promise<void> {
    const stop = tell({ text: say(filingWords.deleting) });
    const answer = await send(deleteFolder, { id: folder.id });
    stop();
    if (!answer.success) return fail(answer, say(folderWords.failed));
    await reload(parent.id);
    const undo = {
      label: say(filingWords.undo),
      perform: () => void restore(deletedPaths(answer), folder.id),
    };
    tell({ kind: "undo", text: say(filingWords.deleted), undo });
  }

  async function restore(paths: ReturnType<typeof deletedPaths>, id: number): Promise<void> {
    const stop = tell({ text: say(filingWords.restoring) });
    const answer = await send(makeFolders, paths);
    stop();
    if (!answer.success) return fail(answer, say(folderWords.failed));
    await reload(id);
    tell({ text: say(filingWords.restored) });
  }

  return (id: number): void => {
    const folder = folders.find((each) => each.id === id);
    const parent = folders.find((each) => each.id === folder?.parentId);
    if (!folder || !parent) return;
    void pick<void>(async () => {
      const { DeleteFolderDialog } = await import("./delete-folder-dialog.tsx");
      return <DeleteFolderDialog {...{ folder, parent }} onDelete={() => void perform(folder, parent)} />;
    });
  };
}
