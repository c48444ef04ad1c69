import { type Failure, send } from "#client/call.ts";
import type { Folder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { deleteFolder, makeFolders } from "../contract.ts";
import { deletedPaths } from "../model/wire.ts";
import { filingWords } from "../wording.ts";

type Removed = {
  readonly folder: Folder;
  /** The folder that it lies in, which takes the pages. */
  readonly parent: Folder;
  /** Shows the folders without it. */
  readonly showGone: () => Promise<unknown>;
  /** Shows it again. Answers false where that failed and was told. */
  readonly showBack: () => Promise<unknown>;
  readonly refused: (failure: Failure) => void;
};

/** What asks before a folder is deleted, which is brought back with its pages for ten seconds (FTRE-15, FTRE-16). */
export function useFolderRemoval() {
  const say = useSay();
  const { tell, fail, overcome } = useNotices();

  async function remove({ folder, showGone, showBack, refused }: Removed): Promise<void> {
    const stop = tell({ text: say(filingWords.deleting) });
    const answer = await send(deleteFolder, { id: folder.id });
    if (!answer.success) {
      stop();
      return refused(answer);
    }
    overcome();
    await showGone();
    stop();
    const perform = () => void restore(deletedPaths(answer), showBack);
    tell({ kind: "undo", text: say(filingWords.deleted), undo: { label: say(filingWords.undo), perform } });
  }

  async function restore(paths: ReturnType<typeof deletedPaths>, showBack: Removed["showBack"]) {
    const stop = tell({ text: say(filingWords.restoring) });
    const answer = await send(makeFolders, paths);
    if (!answer.success) {
      stop();
      return fail(answer, say(folderWords.failed));
    }
    overcome();
    const isShown = await showBack();
    stop();
    if (isShown !== false) tell({ text: say(filingWords.restored) });
  }

  return async (removed: Removed) => {
    const { DeleteFolderDialog } = await import("./delete-folder-dialog.tsx");
    const { folder, parent } = removed;
    return <DeleteFolderDialog {...{ folder, parent }} onDelete={() => void remove(removed)} />;
  };
}
