import { mayStandOnBar } from "./checked-item.ts";
import { type EditedItem, type EditedMenu, labelOf } from "./edited-menu.ts";

/** As many as stand beside each other. */
const most = 3;
/** Words as short as these lead from one to the next: a name neither begins nor ends with one, unless it is all that there is and in capitals. */
const cutShort = /^\p{L}{1,3}\s|\s(?:\p{L}{1,3}|\P{L}+)$|^(?!\p{Lu}+$)\p{L}{1,3}$/u;

/**
 * Names for an item with which the bar has room for it, made of the words of its own, the longest first: what its target is called,
 * its first words, its last ones.
 */
export function fittingNames(item: EditedItem, menu: EditedMenu): string[] {
  const words = labelOf(item).split(/\s+/).filter(Boolean);
  const shorter = words
    .slice(1)
    .flatMap((_, at) => [
      words.slice(0, words.length - 1 - at).join(" "),
      capital(words.slice(at + 1).join(" ")),
    ]);
  const names = [...new Set([item.name, ...shorter].map(trimmed))].filter(
    (name) => name !== "" && name !== labelOf(item) && !cutShort.test(name),
  );
  return names
    .filter((title) => mayStandOnBar({ ...item, title }, menu).allowed)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most);
}

function trimmed(name: string): string {
  return name.replace(/[\s,:;–-]+$/u, "");
}

function capital(name: string): string {
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
}
