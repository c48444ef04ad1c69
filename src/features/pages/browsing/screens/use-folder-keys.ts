import type { Folder } from "#features/folders/model/folder.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useDeletingFolder } from "../../filing/parts/use-deleting-folder.tsx";
import { folderAddress } from "../model/folder-nodes.ts";

/** Keys on a folder of the tree: F2 renames it where it stands, Delete asks to delete it. Main stays (FOPT-18, FTRE-17). */
export function useFolderKeys(folders: readonly Folder[], rename: (folder: Folder) => void) {
  const say = useSay();
  const { fail } = useNotices();
  const remove = useDeletingFolder();

  return (key: string, id: string): boolean => {
    if (key !== "F2" && key !== "Delete") return false;
    const folder = folders.find((each) => each.id === Number(id));
    if (!folder) return false;
    const parent = folders.find((each) => each.id === folder.parentId);
    if (!parent) fail(say(sentenceOf(folderRefusals, key === "F2" ? "main-folder" : "main-not-deleted")));
    else if (key === "F2") rename(folder);
    else remove({ folder, parent, leaveFor: folderAddress(parent), address: folderAddress(folder) });
    return true;
  };
}
