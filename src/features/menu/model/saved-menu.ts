import type { SentChild, SentItem } from "../contract.ts";
import type { Say } from "#kernel/language.ts";
import { type MenuItem, type Targets, everyItem } from "./menu-item.ts";
import { nameOf } from "./shown-menu.ts";
import { isHidden, itemFrom } from "./wire.ts";

/** The items that were sent, each under an id that no other has. */
export function itemsFrom(sent: readonly (SentItem | SentChild)[]): MenuItem[] {
  const taken = new Set<string>();
  const items = sent.map((each) => itemFrom(each, each.id ?? ""));
  return renamed(items, taken);
}

function renamed(items: readonly MenuItem[], taken: Set<string>): MenuItem[] {
  return items.map((item) => {
    let { id } = item;
    for (let count = 1; id === "" || taken.has(id); count++) id = `item-${count}`;
    taken.add(id);
    const { target } = item;
    return target.type === "menu"
      ? { ...item, id, target: { ...target, items: renamed(target.items, taken) } }
      : { ...item, id };
  });
}

/** `kept` are the items that there are, and behind them those that were there before the last save. */
type Saving = { readonly targets: Targets; readonly kept: readonly MenuItem[]; readonly say: Say };

/**
 * What is kept of the items. One that its editor may not know of stays what it was, wherever it was moved; a title that says what its
 * target is called goes, so that the item is renamed with its page or folder.
 */
export function keptItems(items: readonly MenuItem[], saving: Saving): MenuItem[] {
  const kept = everyItem(saving.kept);
  return items.flatMap((item) => {
    if (isHidden(item, saving.targets)) return kept.find((each) => isSame(each, item)) ?? [];
    const title = item.title === nameOf(item, saving) ? "" : item.title;
    const { target } = item;
    if (target.type !== "menu") return [{ ...item, title }];
    return [{ ...item, title: item.title, target: { ...target, items: keptItems(target.items, saving) } }];
  });
}

function isSame(one: MenuItem, other: MenuItem): boolean {
  return one.id === other.id && JSON.stringify(one.target) === JSON.stringify(other.target);
}
