import { type Dispatch, type SetStateAction, createElement, useState } from "react";
import { sentenceOf } from "#kernel/refusal.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { menuEditWords, menuRefusals } from "../editing/wording.ts";
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
import { mayGoOnBar } from "../model/checked-item.ts";
import { type EditedItem, type EditedMenu, labelOf } from "../model/edited-menu.ts";

export type Arranging = ReturnType<typeof useArranging>;
type SetMenu = Dispatch<SetStateAction<EditedMenu>>;

/** What can be done with items: each is announced, and an item that may not be edited says so (MEDT-09). */
export function useArranging(menu: EditedMenu, setMenu: SetMenu, setOpen: (id: string | null) => void) {
  const nameOf = useItemName();
  const moving = useMoving(menu, setMenu);
  const dialog = useItemDialog(menu);
  const remove = useRemoving(menu, setMenu);
  const locked = useLocked();
  const [addedId, setAdded] = useState<string | null>(null);
  const change = (items: readonly EditedItem[]) => setMenu({ ...menu, items });

  return {
    items: menu.items,
    nameOf,
    ...moving,
    addedId,
    add(parent: string | null) {
      const at = itemsIn(menu.items, parent).length;
      dialog(null, parent, (item) => {
        change(withItem(menu.items, item, { parent, at }));
        setAdded(item.id);
        if (item.type === "menu") setOpen(item.id);
      });
    },
    edit(item: EditedItem) {
      if (item.isHidden) return locked();
      const parent = placeOf(menu.items, item.id)?.parent ?? null;
      dialog(item, parent, (changed) => change(replaced(menu.items, changed)));
    },
    remove,
  };
}

/** What an item is called; null is the bar. */
function useItemName() {
  const say = useSay();
  return (item: EditedItem | null) =>
    item ? (item.isHidden ? say(menuEditWords.hidden) : labelOf(item)) : say(menuEditWords.bar);
}

/** Moves items, told each time; what came from a menu stays there while the bar is full (MEDT-05). */
function useMoving(menu: EditedMenu, setMenu: SetMenu) {
  const say = useSay();
  const { tell } = useNotices();
  const nameOf = useItemName();
  const [said, setSaid] = useState("");

  function move(id: string, to: Place) {
    const items = moved(menu.items, id, to);
    if (items === menu.items) return;
    const verdict = mayGoOnBar(id, to, menu);
    if (!verdict.allowed)
      return void tell({ kind: "error", text: say(sentenceOf(menuRefusals, verdict.code)) });
    setMenu({ ...menu, items });
    const name = nameOf(findItem(items, id));
    if (placeOf(menu.items, id)?.parent === to.parent)
      setSaid(say(menuEditWords.moved, { name, place: to.at + 1, count: itemsIn(items, to.parent).length }));
    else {
      const place = nameOf(to.parent === null ? null : findItem(items, to.parent));
      setSaid(say(menuEditWords.movedInto, { name, place }));
    }
  }

  /** By one place among those beside it. */
  function step(id: string, by: number) {
    const place = placeOf(menu.items, id);
    if (!place) return;
    const at = place.at + by;
    if (at >= 0 && at < itemsIn(menu.items, place.parent).length) move(id, { ...place, at });
  }

  return { said, move, step };
}

function useItemDialog(menu: EditedMenu) {
  const { open } = useDialogs();
  return (item: EditedItem | null, parent: string | null, onDone: (item: EditedItem) => void) => {
    open(async () => {
      const { ItemDialog } = await import("./item-dialog.tsx");
      const within = parent === null ? null : findItem(menu.items, parent);
      return createElement(ItemDialog, { item, within, menu, onDone });
    });
  };
}

function useRemoving(menu: EditedMenu, setMenu: SetMenu) {
  const say = useSay();
  const { tell } = useNotices();
  const nameOf = useItemName();
  return (item: EditedItem) => {
    const place = placeOf(menu.items, item.id) ?? { parent: null, at: 0 };
    const perform = () => setMenu((now) => ({ ...now, items: putBack(now.items, item, place) }));
    setMenu({ ...menu, items: withoutItem(menu.items, item.id) });
    const text = say(menuEditWords.removed, { name: nameOf(item) });
    tell({ kind: "undo", text, undo: { label: say(menuEditWords.undo), perform } });
  };
}

function useLocked() {
  const say = useSay();
  const { tell } = useNotices();
  return () => void tell({ kind: "error", text: say(menuEditWords.locked) });
}
