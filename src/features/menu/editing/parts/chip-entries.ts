import type { Say } from "#kernel/language.ts";
import type { MenuGroup } from "#ui/menu-entry.ts";
import { itemsIn, mayStandIn, placeOf } from "../model/arranging.ts";
import type { EditedItem } from "../model/edited-menu.ts";
import { menuEditWords } from "../wording.ts";
import type { Arranging } from "./use-arranging.ts";

/** What a menu offers for an item. Everything that dragging does can be done here too. */
export function chipEntries(
  item: EditedItem,
  parent: string | null,
  arranging: Arranging,
  say: Say,
): readonly MenuGroup[] {
  const { items, step, move, nameOf } = arranging;
  const beside = itemsIn(items, parent).length;
  const at = placeOf(items, item.id)?.at ?? 0;
  const others = items.filter(({ type, id }) => type === "menu" && id !== parent);
  const into = others.filter((menu) => mayStandIn(item, menu.id));
  return [
    { entries: [{ id: "edit", label: say(menuEditWords.edit), onChoose: () => arranging.edit(item) }] },
    {
      entries: [
        ...(at > 0
          ? [{ id: "earlier", label: say(menuEditWords.moveEarlier), onChoose: () => step(item.id, -1) }]
          : []),
        ...(at < beside - 1
          ? [{ id: "later", label: say(menuEditWords.moveLater), onChoose: () => step(item.id, 1) }]
          : []),
        ...into.map((menu) => ({
          id: `into-${menu.id}`,
          label: say(menuEditWords.moveInto, { name: nameOf(menu) }),
          onChoose: () => move(item.id, { parent: menu.id, at: menu.items.length }),
        })),
        ...(parent === null
          ? []
          : [
              {
                id: "out",
                label: say(menuEditWords.moveOut),
                onChoose: () => move(item.id, { parent: null, at: items.length }),
              },
            ]),
      ],
    },
    {
      entries: [
        {
          id: "remove",
          label: say(menuEditWords.remove),
          danger: true,
          onChoose: () => arranging.remove(item),
        },
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}
