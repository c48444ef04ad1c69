import { type Verdict, allow } from "#kernel/verdict.ts";
import { type Place, findItem, placeOf } from "./arranging.ts";
import { correctedLink } from "./link.ts";
import { mayBeItem, mayFillBar } from "../rules.ts";
import type { MenuRefusal } from "../editing/wording.ts";
import { type EditedItem, type EditedMenu, itemSent, measuredItem } from "./edited-menu.ts";

/** Whether an item of the dialog can be taken: whole by itself and, on the bar, with room beside the others. */
export function mayBeTaken(item: EditedItem, menu: EditedMenu, isOnBar: boolean): Verdict<MenuRefusal> {
  const whole = mayBeItem(itemSent(item));
  if (!whole.allowed || !isOnBar) return whole;
  return mayStandOnBar(item, menu);
}

/** Whether there is room for an item where it is moved to; one that is on the bar already takes no more of it. */
export function mayGoOnBar(id: string, to: Place, menu: EditedMenu): Verdict<MenuRefusal> {
  const item = findItem(menu.items, id);
  if (!item || to.parent !== null || placeOf(menu.items, id)?.parent === null) return allow;
  return mayStandOnBar(item, menu);
}

/** Whether the bar has room for an item as it is called so far, whole or not (MEDT-05). */
export function mayStandOnBar(item: EditedItem, menu: EditedMenu): Verdict<MenuRefusal> {
  const others = menu.items.filter(({ id }) => id !== item.id);
  return mayFillBar([...others, item].map(measuredItem), menu);
}

/** The item as it is taken: its link as it is meant, and for a new one the id given. */
export function takenItem(item: EditedItem, newId: string): EditedItem {
  const link = item.type === "link" ? correctedLink(item.link) : "";
  const name = item.type === "link" && item.name === "" ? link : item.name;
  return { ...item, link, name: item.type === "menu" ? "" : name, id: item.id || newId };
}
