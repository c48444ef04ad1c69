import { visit } from "#client/navigation.ts";
import type { Folder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useFolderRemoval } from "./use-folder-removal.tsx";

type Asked = {
  readonly folder: Folder;
  readonly parent: Folder;
  /** Where to go when it is gone. */
  readonly leaveFor: string;
  /** Where to go when it is back. */
  readonly address: string;
};

/** Deletes a folder from its screen, which leads to the folder above; Undo leads back. */
export function useDeletingFolder(): (asked: Asked) => void {
  const say = useSay();
  const dialogs = useDialogs();
  const removal = useFolderRemoval();
  const tellRefusal = useRefusals();

  return ({ folder, parent, leaveFor, address }) => {
    const removed = {
      folder,
      parent,
      showGone: () => visit(leaveFor),
      showBack: async () => void (await visit(address)),
      refused: (failure: Parameters<typeof tellRefusal>[0]) =>
        tellRefusal(failure, "delete-folder", say(folderWords.failed)),
    };
    dialogs.open(() => removal(removed));
  };
}
