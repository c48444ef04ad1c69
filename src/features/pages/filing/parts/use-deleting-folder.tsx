import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { Folder } from "#features/folders/model/folder.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { folderWords } from "#features/folders/wording.ts";
import { deleteFolder, makeFolders } from "../contract.ts";
import { deletedPaths } from "../model/wire.ts";
import { filingWords } from "../wording.ts";

type Asked = {
  readonly folder: Folder;
  /** The folder that it lies in, which takes the pages. */
  readonly parent: Folder;
  /** Where to go when it is gone. */
  readonly leaveFor: string;
  /** Where to go when it is back. */
  readonly address: string;
};

/** Asks, deletes a folder, and for ten seconds brings it back with its pages (FTRE-15, FTRE-16). */
export function useDeletingFolder(): (asked: Asked) => void {
  const say = useSay();
  const dialogs = useDialogs();
  const { tell, fail } = useNotices();
  const tellRefusal = useRefusals();

  async function remove({ folder, leaveFor, address }: Asked): Promise<void> {
    const stop = tell({ text: say(filingWords.deleting) });
    const answer = await send(deleteFolder, { id: folder.id });
    if (!answer.success) {
      stop();
      return tellRefusal(answer, "delete-folder", say(folderWords.failed));
    }
    await visit(leaveFor);
    stop();
    const undo = { label: say(filingWords.undo), perform: () => void restore(deletedPaths(answer), address) };
    tell({ kind: "undo", text: say(filingWords.deleted), undo });
  }

  async function restore(paths: ReturnType<typeof deletedPaths>, address: string): Promise<void> {
    const stop = tell({ text: say(filingWords.restoring) });
    const answer = await send(makeFolders, paths);
    if (answer.success) await visit(address);
    stop();
    if (answer.success) tell({ text: say(filingWords.restored) });
    else fail(answer, say(folderWords.failed));
  }

  return (asked) => {
    dialogs.open(async () => {
      const { DeleteFolderDialog } = await import("./delete-folder-dialog.tsx");
      return <DeleteFolderDialog {...asked} onDelete={() => void remove(asked)} />;
    });
  };
}
