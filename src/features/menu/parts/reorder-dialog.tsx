import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useState } from "react";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { itemsIn, moved, placeOf } from "../model/arranging.ts";
import { type EditedItem, type EditedMenu, labelOf } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";

/** All items under each other, each with buttons that move it; nothing moves in the menu before Done. */
export function ReorderDialog({ menu, onDone }: { menu: EditedMenu; onDone: (menu: EditedMenu) => void }) {
  const say = useSay();
  const [items, setItems] = useState(menu.items);
  const [said, setSaid] = useState("");

  function step(item: EditedItem, by: number) {
    const place = placeOf(items, item.id);
    if (!place) return;
    const name = item.isHidden ? say(menuEditWords.hidden) : labelOf(item);
    setItems(moved(items, item.id, { ...place, at: place.at + by }));
    const count = itemsIn(items, place.parent).length;
    setSaid(say(menuEditWords.moved, { name, place: place.at + by + 1, count }));
  }

  const perform = () => {
    if (items !== menu.items) onDone({ ...menu, items });
  };
  return (
    <DialogFrame title={say(menuEditWords.reorder)} confirm={{ label: say(menuEditWords.done), perform }}>
      <Rows items={items} onStep={step} />
      <p className="menu-unseen" role="status">
        {said}
      </p>
    </DialogFrame>
  );
}

function Rows({
  items,
  onStep,
}: {
  items: readonly EditedItem[];
  onStep: (item: EditedItem, by: number) => void;
}) {
  const say = useSay();
  return (
    <ol className="menu-reorder">
      {items.map((item, at) => {
        const name = item.isHidden ? say(menuEditWords.hidden) : labelOf(item);
        return (
          <li key={item.id}>
            <div>
              <span dir="auto">{name}</span>
              <IconButton
                icon={ArrowUp}
                label={say(menuEditWords.stepEarlier, { name })}
                onPress={() => at > 0 && onStep(item, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={say(menuEditWords.stepLater, { name })}
                onPress={() => at < items.length - 1 && onStep(item, 1)}
              />
            </div>
            {item.items.length > 0 && <Rows items={item.items} onStep={onStep} />}
          </li>
        );
      })}
    </ol>
  );
}
