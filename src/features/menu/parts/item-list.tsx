import type { EditedItem } from "../model/edited-menu.ts";
import { ItemChip } from "./item-chip.tsx";
import type { Arranging } from "./use-arranging.ts";
import { useDragging } from "./use-dragging.ts";

/** The items of the bar or of one menu, to be moved by hand or by keys. */
export function ItemList({
  items,
  parent,
  openId,
  onOpen,
  arranging,
}: {
  items: readonly EditedItem[];
  parent: string | null;
  openId: string | null;
  onOpen: (id: string | null) => void;
  arranging: Arranging;
}) {
  const dragging = useDragging(arranging.move);
  return (
    <ol className="menu-chips" data-menu-list={parent ?? ""}>
      {items.map((item) => (
        <ItemChip
          key={item.id}
          {...{ item, parent, onOpen, arranging, dragging }}
          isOpen={item.id === openId}
        />
      ))}
    </ol>
  );
}
