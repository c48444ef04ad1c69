import { type Dispatch, type SetStateAction, createElement, useState } from "react";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import {
  type Place,
  findItem,
  itemsIn,
  moved,
  placeOf,
  putBack,
  replaced,
  withItem,
  withoutItem,
} from "../model/arranging.ts";
import { type EditedItem, type EditedMenu, labelOf } from "../model/edited-menu.ts";
import { menuEditWords } from "../wording.ts";

export type Arranging = ReturnType<typeof useArranging>;

/** What can be done with items: each is announced, and an item that may not be edited says so (MEDT-09). */
export function useArranging(
  menu: EditedMenu,
  setMenu: Dispatch<SetStateAction<EditedMenu>>,
  setOpen: (id: string | null) => void,
) {
  const say = useSay();
  const { open } = useDialogs();
  const { tell } = useNotices();
  const [said, setSaid] = useState("");
  const nameOf = (item: EditedItem | null) =>
    item ? (item.isHidden ? say(menuEditWords.hidden) : labelOf(item)) : say(menuEditWords.bar);

  function change(items: readonly EditedItem[]) {
    setMenu({ ...menu, items });
  }

  function move(id: string, to: Place) {
    const items = moved(menu.items, id, to);
    if (items === menu.items) return;
    change(items);
    const name = nameOf(findItem(items, id));
    if (placeOf(menu.items, id)?.parent === to.parent)
      setSaid(say(menuEditWords.moved, { name, place: to.at + 1, count: itemsIn(items, to.parent).length }));
    else {
      const place = nameOf(to.parent === null ? null : findItem(items, to.parent));
      setSaid(say(menuEditWords.movedInto, { name, place }));
    }
  }

  function dialog(item: EditedItem | null, parent: string | null, onDone: (item: EditedItem) => void) {
    open(async () => {
      const { ItemDialog } = await import("./item-dialog.tsx");
      const within = parent === null ? null : findItem(menu.items, parent);
      return createElement(ItemDialog, { item, within, menu, onDone });
    });
  }

  return {
    items: menu.items,
    said,
    nameOf,
    move,
    /** By one place among those beside it. */
    step(id: string, by: number) {
      const place = placeOf(menu.items, id);
      if (!place) return;
      const at = place.at + by;
      if (at >= 0 && at < itemsIn(menu.items, place.parent).length) move(id, { ...place, at });
    },
    add(parent: string | null) {
      const at = itemsIn(menu.items, parent).length;
      dialog(null, parent, (item) => {
        change(withItem(menu.items, item, { parent, at }));
        if (item.type === "menu") setOpen(item.id);
      });
    },
    edit(item: EditedItem) {
      if (item.isHidden) return void tell({ kind: "error", text: say(menuEditWords.locked) });
      const parent = placeOf(menu.items, item.id)?.parent ?? null;
      dialog(item, parent, (changed) => change(replaced(menu.items, changed)));
    },
    remove(item: EditedItem) {
      const place = placeOf(menu.items, item.id) ?? { parent: null, at: 0 };
      const perform = () => setMenu((now) => ({ ...now, items: putBack(now.items, item, place) }));
      change(withoutItem(menu.items, item.id));
      const text = say(menuEditWords.removed, { name: nameOf(item) });
      tell({ kind: "undo", text, undo: { label: say(menuEditWords.undo), perform } });
    },
  };
}
