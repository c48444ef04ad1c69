import { useContext } from "react";
import Copy from "lucide-react/icons/copy";
import FilePlus from "lucide-react/icons/file-plus";
import FolderInput from "lucide-react/icons/folder-input";
import FolderOutput from "lucide-react/icons/folder-output";
import FolderPlus from "lucide-react/icons/folder-plus";
import FolderX from "lucide-react/icons/folder-x";
import type { LucideIcon } from "lucide-react";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { Folder } from "#features/folders/model/folder.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { type Viewer, currentSubsite } from "#kernel/viewer.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import type { Words } from "#kernel/words.ts";
import type { OpenedMenu } from "#ui/menu-button.tsx";
import { MenuOpen } from "#ui/menu-open.tsx";
import { filingWords } from "../wording.ts";
import { CrossingDoor } from "./crossing-door.ts";
import { useFolderOptions } from "./use-folder-options.tsx";

export type FolderActedOn = {
  folder: Folder;
  /** The folder that it lies in; null for Main. */
  parent: Folder | null;
  viewer: Viewer;
  addressOf: (folder: Folder) => string;
};

/** What can be done with the folder that is shown (FOPT-01 to FOPT-07). Main stays what and where it is. */
export function FolderMenuOpen({ opened, ...acted }: FolderActedOn & { opened: OpenedMenu }) {
  const say = useSay();
  const { folder, parent, viewer } = acted;
  const options = useFolderOptions(acted);
  const main = parent === null ? mainWords : null;
  const entry = (id: string, words: Words, icon: LucideIcon, rest: Partial<MenuEntry>) => ({
    id,
    label: say(words),
    icon,
    ...rest,
  });
  const refused = (words: Words | undefined) => ({ disabledReason: words ? say(words) : null });
  const crossing = useCrossingEntries(folder, viewer, main ? say(main.move) : null);
  const entries = [
    entry("new", filingWords.newFolder, FolderPlus, { onChoose: options.create }),
    entry("rename", filingWords.rename, Pencil, { onChoose: options.rename, ...refused(main?.rename) }),
    entry("move", filingWords.moveFolder, FolderInput, { onChoose: options.move, ...refused(main?.move) }),
    ...crossing,
    entry("trash-pages", filingWords.trashPages, Trash2, { onChoose: options.trashPages }),
  ];
  const remove = { onChoose: options.remove, danger: true, ...refused(main?.remove) };
  const page = { href: `/new/?folder=${folder.id}` };
  return (
    <MenuOpen
      {...opened}
      groups={[
        { entries },
        { entries: [entry("delete", filingWords.deleteFolder, FolderX, remove)] },
        { entries: [entry("new-page", filingWords.newPageHere, FilePlus, page)] },
      ]}
    />
  );
}

/** To another subsite, on a site that has them (FOPT-05); taking a folder away is for those who arrange folders (SMOV-12), and Main stays. */
function useCrossingEntries(
  { id: folderId }: Folder,
  viewer: Viewer,
  disabledReason: string | null,
): MenuEntry[] {
  const say = useSay();
  const { open } = useDialogs();
  const door = useContext(CrossingDoor);
  if (!door || !viewer.withSubsites) return [];
  const cross = (mode: "move" | "copy") =>
    open(() => door({ folderId, subsiteId: currentSubsite(viewer), mode }));
  const copy = {
    id: "cross-copy",
    label: say(filingWords.copyToSubsite),
    icon: Copy,
    onChoose: () => cross("copy"),
  };
  const move = {
    id: "cross-move",
    label: say(filingWords.moveToSubsite),
    icon: FolderOutput,
    onChoose: () => cross("move"),
    disabledReason,
  };
  return mayArrangeFolders(viewer).allowed ? [move, copy] : [copy];
}

const mainWords = {
  rename: filingWords.mainNotRenamed,
  move: sentenceOf(folderRefusals, "main-not-moved"),
  remove: sentenceOf(folderRefusals, "main-not-deleted"),
};
