import type { Folder } from "#features/folders/model/folder.ts";
import { mayChangeFromMenu } from "#features/folders/rules.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { noPermission } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { rightsRefusals } from "#features/sites/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { movedFolder } from "../model/moved.ts";
import { useMoving } from "./moving-host.tsx";
import { useFolderNaming } from "./use-folder-naming.tsx";
import { useDeletingFolder } from "./use-deleting-folder.tsx";

type Options = {
  folder: Folder;
  parent: Folder | null;
  viewer: Viewer;
  addressOf: (folder: Folder) => string;
};

/** What the entries of a folder's menu do. */
export function useFolderOptions({ folder, parent, viewer, addressOf }: Options) {
  const { open } = useDialogs();
  const { begin } = useMoving();
  const mayChange = useMayChange(viewer);
  const { create, rename } = useFolderNaming(folder);
  const remove = useDeletingFolder();

  return {
    create,
    rename: () => mayChange("rename-folder") && rename(),
    move: () => mayChange("move-folder") && begin(movedFolder(folder)),
    remove: () =>
      parent && remove({ folder, parent, leaveFor: addressOf(parent), address: addressOf(folder) }),
    trashPages() {
      open(async () => {
        const { TrashPagesDialog } = await import("./trash-pages-dialog.tsx");
        return <TrashPagesDialog folder={folder} />;
      });
    },
  };
}

/** Whether the rule of the menu lets them; else it is said who may (FOPT-16). */
function useMayChange(viewer: Viewer) {
  const say = useSay();
  const { open } = useDialogs();
  return (hint: "rename-folder" | "move-folder"): boolean => {
    const verdict = mayChangeFromMenu(viewer);
    if (verdict.allowed) return true;
    const isAdmins = verdict.code === "admins-only";
    const reason = say(sentenceOf({ ...folderRefusals, ...rightsRefusals }, verdict.code));
    open(() => noPermission({ reason, offer: isAdmins ? "admin" : "editor" }, hint));
    return false;
  };
}
