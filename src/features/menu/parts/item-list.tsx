import { Fragment, type ReactNode } from "react";
import type { EditedItem } from "../model/edited-menu.ts";
import { ItemChip } from "./item-chip.tsx";
import type { Arranging } from "./use-arranging.ts";
import type { Dragging } from "./use-dragging.ts";

type ItemListProps = {
  items: readonly EditedItem[];
  parent: string | null;
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** Those for which the bar has no room. */
  over?: ReadonlySet<string>;
  /** On a phone the items of the open menu stand below it. */
  inside?: ReactNode;
  arranging: Arranging;
  dragging: Dragging;
};

/** The items of the bar or of one menu, to be moved by hand or by keys. */
export function ItemList({ items, parent, openId, inside, over, ...chip }: ItemListProps) {
  return (
    <ol className="menu-chips" data-menu-list={parent ?? ""}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <ItemChip
            {...{ item, parent, ...chip }}
            isOpen={item.id === openId}
            isOver={over?.has(item.id) ?? false}
          />
          {item.id === openId && inside && <li className="menu-inside">{inside}</li>}
        </Fragment>
      ))}
    </ol>
  );
}
