import { useSay } from "#ui/language.tsx";
import { type EditedItem, labelOf } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";
import { SetIcon } from "#ui/icon-set/set-icon.tsx";

/** The item as the bar will show it. */
export function ItemPreview({ item }: { item: EditedItem }) {
  const say = useSay();
  const label = labelOf(item);
  const hidesLabel = item.hideLabel && item.icon !== null;
  if (label === "" && item.icon === null) return null;
  return (
    <span className="menu-preview">
      <small>{say(menuEditWords.preview)}</small>
      <span>
        {item.icon !== null && <SetIcon number={item.icon} />}
        {!hidesLabel && <span dir="auto">{label}</span>}
      </span>
    </span>
  );
}
