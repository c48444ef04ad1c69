import { MenuButton, type MenuButtonProps } from "./menu-button.tsx";
import type { MenuGroup } from "./menu-entry.ts";

const loadMenu = () => import("./menu-open.tsx");

/** A button that opens a menu of these entries. Without children it is a sign whose name is the label. */
export function Menu({ groups, ...button }: MenuButtonProps & { groups: readonly MenuGroup[] }) {
  return (
    <MenuButton
      {...button}
      load={loadMenu}
      shows={({ MenuOpen }, opened) => <MenuOpen {...opened} groups={groups} />}
    />
  );
}
