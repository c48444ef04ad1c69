import type { Verdict } from "#kernel/verdict.ts";
import { correctedLink } from "./link.ts";
import { mayBeItem, mayFillBar } from "../rules.ts";
import type { MenuRefusal } from "../editing/wording.ts";
import { type EditedItem, type EditedMenu, itemSent, measuredItem } from "./edited-menu.ts";

/** Whether an item of the dialog can be taken: whole by itself and, on the bar, with room beside the others. */
export function mayBeTaken(item: EditedItem, menu: EditedMenu, isOnBar: boolean): Verdict<MenuRefusal> {
  const whole = mayBeItem(itemSent(item));
  if (!whole.allowed || !isOnBar) return whole;
  const others = menu.items.filter(({ id }) => id !== item.id);
  return mayFillBar([...others, item].map(measuredItem), menu);
}

/** The item as it is taken: its link as it is meant, and for a new one the id given. */
export function takenItem(item: EditedItem, newId: string): EditedItem {
  const link = item.type === "link" ? correctedLink(item.link) : "";
  const name = item.type === "link" && item.name === "" ? link : item.name;
  return { ...item, link, name: item.type === "menu" ? "" : name, id: item.id || newId };
}
