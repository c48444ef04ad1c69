import ChevronDown from "lucide-react/icons/chevron-down";
import GripVertical from "lucide-react/icons/grip-vertical";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import type { EditedItem } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";
import { chipEntries } from "./chip-entries.ts";
import { SetIcon } from "#ui/icon-set/set-icon.tsx";
import { lockIcon } from "../model/limits.ts";
import type { Arranging } from "./use-arranging.ts";
import type { Dragging } from "./use-dragging.ts";

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

type ChipProps = {
  item: EditedItem;
  parent: string | null;
  isOpen: boolean;
  /** The bar has no room for it. */
  isOver: boolean;
  onOpen: (id: string | null) => void;
  arranging: Arranging;
  dragging: Dragging;
};

/** One item: its handle, what can be done with it and, for a menu, its items. */
export function ItemChip(chip: ChipProps) {
  const say = useSay();
  const { item, isOpen, onOpen, arranging } = chip;
  const name = arranging.nameOf(item);
  const chipElement = useRef<HTMLLIElement>(null);
  const isAdded = item.id === arranging.addedId;
  useEffect(() => {
    if (isAdded) chipElement.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isAdded]);
  return (
    <li
      ref={chipElement}
      className="menu-chip"
      data-menu-item={item.id}
      data-open={isOpen || undefined}
      data-over={chip.isOver || undefined}
      data-lifted={chip.dragging.lifted?.id === item.id || undefined}
    >
      <Handle {...chip} name={name} />
      <Menu label={name} look="quiet" size="small" align="start" groups={chipEntries(chip, say)}>
        <ChipWords item={item} name={name} />
      </Menu>
      {item.type === "menu" && (
        <button
          type="button"
          className="menu-chip-open"
          aria-label={say(menuEditWords.itemsOf, { name })}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : item.id)}
        >
          <small>{item.items.length}</small>
          <Icon of={ChevronDown} />
        </button>
      )}
      {chip.parent !== null && <Quick {...{ item, name, arranging }} />}
    </li>
  );
}

function ChipWords({ item, name }: { item: EditedItem; name: string }) {
  const icon = item.isHidden ? lockIcon : item.icon;
  return (
    <span className="menu-chip-words">
      {icon !== null && <SetIcon number={icon} />}
      <span dir="auto">{name}</span>
    </span>
  );
}

/** What a mouse reaches in one step; the menu of the item offers it to everybody. */
function Quick({ item, name, arranging }: Pick<ChipProps, "item" | "arranging"> & { name: string }) {
  const say = useSay();
  const deeds = [
    { icon: Pencil, words: menuEditWords.editItem, perform: arranging.edit },
    { icon: Trash, words: menuEditWords.removeItem, perform: arranging.remove },
  ];
  return (
    <span className="menu-chip-quick">
      {deeds.map(({ icon, words, perform }) => (
        <button
          key={words.id}
          type="button"
          tabIndex={-1}
          title={say(words, { name })}
          aria-label={say(words, { name })}
          onClick={() => perform(item)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </span>
  );
}

/** Dragged by hand; the arrow keys move the item by one place, along the line and across. */
function Handle({ item, name, arranging, dragging }: ChipProps & { name: string }) {
  const say = useSay();

  function stepByKey(event: KeyboardEvent<HTMLButtonElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const along = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
    const by = steps[event.key] ?? along;
    if (by === undefined) return;
    event.preventDefault();
    arranging.step(item.id, by);
  }

  return (
    <button
      type="button"
      className="menu-chip-handle"
      aria-label={say(menuEditWords.moveHandle, { name })}
      title={say(menuEditWords.moveHint)}
      onKeyDown={stepByKey}
      {...dragging.handle(item.id)}
    >
      <Icon of={GripVertical} />
    </button>
  );
}
