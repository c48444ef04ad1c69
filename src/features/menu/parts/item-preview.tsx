import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { type EditedItem, labelOf } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";
import { SetIcon } from "#ui/icon-set/set-icon.tsx";

/** The item as the bar will show it, or would if it had room. */
export function ItemPreview({ item, isOver }: { item: EditedItem; isOver: boolean }) {
  const say = useSay();
  const label = labelOf(item);
  const hidesLabel = item.hideLabel && item.icon !== null;
  if (label === "" && item.icon === null) return null;
  return (
    <span className="menu-preview">
      <small>{say(menuEditWords.preview)}</small>
      <span data-over={isOver || undefined}>
        {item.icon !== null && <SetIcon number={item.icon} />}
        {!hidesLabel && <span dir="auto">{label}</span>}
        {item.newTab && <Icon of={ArrowUpRight} size={12} />}
      </span>
    </span>
  );
}
