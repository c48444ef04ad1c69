import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import type { EditedItem } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";
import { ItemList } from "./item-list.tsx";
import type { Arranging } from "./use-arranging.ts";

/** The items of one menu of the bar. */
export function MenuPanel({
  open,
  arranging,
  onClose,
}: {
  open: EditedItem;
  arranging: Arranging;
  onClose: () => void;
}) {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  const name = arranging.nameOf(open);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      className="menu-editor-panel"
      role="group"
      aria-label={say(menuEditWords.itemsOf, { name })}
      ref={panel}
      tabIndex={-1}
    >
      <header>
        <b>{name}</b>
        <small>{say(menuEditWords.count, { count: open.items.length })}</small>
        <IconButton icon={X} label={say(menuEditWords.done)} size="small" onPress={onClose} />
      </header>
      <ItemList items={open.items} parent={open.id} openId={null} onOpen={() => {}} arranging={arranging} />
      <Button look="quiet" size="small" icon={Plus} onPress={() => arranging.add(open.id)}>
        {say(menuEditWords.addItem)}
      </Button>
    </div>
  );
}
