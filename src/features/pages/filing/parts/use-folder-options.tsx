import type { Folder } from "#features/folders/model/folder.ts";
import { mayArrangeFolders, mayChangeFromMenu } from "#features/folders/rules.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { noPermission } from "#features/people/rights-requests/parts/use-refusals.tsx";
import type { KnownHint } from "#features/people/rights-requests/wording.ts";
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
  const mayChange = useMay(viewer, mayChangeFromMenu);
  const may = useMay(viewer, mayArrangeFolders);
  const { create, rename } = useFolderNaming(folder);
  const remove = useDeletingFolder();

  return {
    create: () => may("create-folder") && create(),
    rename: () => mayChange("rename-folder") && rename(),
    move: () => mayChange("move-folder") && begin(movedFolder(folder)),
    remove: () =>
      parent &&
      may("delete-folder") &&
      remove({ folder, parent, leaveFor: addressOf(parent), address: addressOf(folder) }),
    trashPages() {
      if (!may("trash-folder-pages")) return;
      open(async () => {
        const { TrashPagesDialog } = await import("./trash-pages-dialog.tsx");
        return <TrashPagesDialog folder={folder} />;
      });
    },
  };
}

/** Whether a rule lets them; else it is said who may (FOPT-16). */
function useMay(viewer: Viewer, rule: (viewer: Viewer) => ReturnType<typeof mayChangeFromMenu>) {
  const say = useSay();
  const { open } = useDialogs();
  return (hint: KnownHint): boolean => {
    const verdict = rule(viewer);
    if (verdict.allowed) return true;
    const isAdmins = verdict.code === "admins-only";
    const reason = say(sentenceOf({ ...folderRefusals, ...rightsRefusals }, verdict.code));
    open(() => noPermission({ reason, offer: isAdmins ? "admin" : "editor" }, hint));
    return false;
  };
}
