import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { createFolder, renameFolder } from "#features/folders/contract.ts";
import { type Folder, newFolder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { filingWords } from "../wording.ts";

/** The dialogs in which a new folder in this one, and this one, get their names (FOPT-09). */
export function useFolderNaming(folder: Folder) {
  const say = useSay();
  const { open } = useDialogs();
  const make = useMaking(folder);

  async function call(name: string) {
    const answer = await send(renameFolder, { id: folder.id, name });
    if (!answer.success) return answer;
    await revisit();
    return null;
  }

  return {
    create() {
      open(async () => {
        const Dialog = await loadDialog();
        const words = { title: say(filingWords.newFolderTitle), confirm: say(filingWords.create) };
        return <Dialog {...words} isPath hint="create-folder" onName={make} />;
      });
    },
    rename() {
      open(async () => {
        const Dialog = await loadDialog();
        const words = { title: say(filingWords.renameTitle), confirm: say(filingWords.rename) };
        return <Dialog {...words} initial={folder.name} hint="rename-folder" onName={call} />;
      });
    },
  };
}

async function loadDialog() {
  return (await import("./folder-name-dialog.tsx")).FolderNameDialog;
}

function useMaking(folder: Folder) {
  const say = useSay();
  const { tell } = useNotices();
  return async (name: string) => {
    const stop = tell({ text: say(folderWords.creating) });
    const answer = await send(createFolder, newFolder({ parentId: folder.id, name }));
    if (answer.success) await revisit();
    stop();
    if (!answer.success) return answer;
    tell({ text: say(folderWords.created) });
    return null;
  };
}
