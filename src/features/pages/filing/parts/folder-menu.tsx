import { MenuButton } from "#ui/menu-button.tsx";
import type { FolderActedOn } from "./folder-menu-open.tsx";

const loadMenu = () => import("./folder-menu-open.tsx");

/** The menu of the folder that is shown; what is in it comes when it is wanted. */
export function FolderMenu({ label, ...acted }: FolderActedOn & { label: string }) {
  return (
    <MenuButton
      label={label}
      size="small"
      load={loadMenu}
      shows={({ FolderMenuOpen }, opened) => <FolderMenuOpen {...acted} opened={opened} />}
    />
  );
}
