import type { Say } from "#kernel/language.ts";
import type { MenuEntry, MenuGroup } from "#ui/menu-entry.ts";
import { menuEditWords } from "../editing/wording.ts";
import { itemsIn, mayStandIn, placeOf } from "../model/arranging.ts";
import type { EditedItem } from "../model/edited-menu.ts";
import type { Arranging } from "./use-arranging.ts";

type Chip = { readonly item: EditedItem; readonly parent: string | null; readonly arranging: Arranging };

/** What a menu offers for an item. Everything that dragging does can be done here too. */
export function chipEntries(chip: Chip, say: Say): readonly MenuGroup[] {
  const { item, arranging } = chip;
  const edit = { id: "edit", label: say(menuEditWords.edit), onChoose: () => arranging.edit(item) };
  const remove = {
    id: "remove",
    label: say(menuEditWords.remove),
    danger: true,
    onChoose: () => arranging.remove(item),
  };
  const moves = [...steps(chip, say), ...otherPlaces(chip, say)];
  return [{ entries: [edit] }, { entries: moves }, { entries: [remove] }].filter(
    ({ entries }) => entries.length > 0,
  );
}

function steps({ item, parent, arranging }: Chip, say: Say): MenuEntry[] {
  const at = placeOf(arranging.items, item.id)?.at ?? 0;
  const last = itemsIn(arranging.items, parent).length - 1;
  const step = (by: number) => () => arranging.step(item.id, by);
  const earlier = { id: "earlier", label: say(menuEditWords.moveEarlier), onChoose: step(-1) };
  const later = { id: "later", label: say(menuEditWords.moveLater), onChoose: step(1) };
  return [...(at > 0 ? [earlier] : []), ...(at < last ? [later] : [])];
}

function otherPlaces({ item, parent, arranging }: Chip, say: Say): MenuEntry[] {
  const { items, move, nameOf } = arranging;
  const menus = items.filter(({ type, id }) => type === "menu" && id !== parent && mayStandIn(item, id));
  const into = menus.map((menu) => ({
    id: `into-${menu.id}`,
    label: say(menuEditWords.moveInto, { name: nameOf(menu) }),
    onChoose: () => move(item.id, { parent: menu.id, at: menu.items.length }),
  }));
  if (parent === null) return into;
  const onChoose = () => move(item.id, { parent: null, at: items.length });
  return [...into, { id: "out", label: say(menuEditWords.moveOut), onChoose }];
}
