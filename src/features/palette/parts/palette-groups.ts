import type { PaletteItem } from "#client/palette.ts";
import type { Words } from "#kernel/words.ts";
import { paletteWords } from "../wording.ts";
import { recentMost } from "../rules.ts";
import { matchingItems } from "../model/matching-items.ts";

/** Without a title where what was typed has put all in one row. */
export type PaletteGroup = { readonly title: Words | null; readonly items: readonly PaletteItem[] };

/** All items by groups, those used last on top; or those that the words find, the best first and what cannot be done now last. */
export function paletteGroups(
  items: readonly PaletteItem[],
  typed: string,
  used: readonly string[],
): readonly PaletteGroup[] {
  if (typed.trim() !== "") {
    const found = matchingItems(typed, items);
    return found.length > 0 ? [{ title: null, items: possibleFirst(found) }] : [];
  }
  const recent = used
    .flatMap((name) => items.find((item) => item.name === name && item.hint === null) ?? [])
    .slice(0, recentMost);
  const rest = items.filter((item) => !recent.includes(item));
  const titles = new Map(rest.map(({ group }) => [group.id, group]));
  const groups = [...titles.values()].map((title) => ({
    title,
    items: rest.filter(({ group }) => group.id === title.id),
  }));
  return recent.length > 0 ? [{ title: paletteWords.recent, items: recent }, ...groups] : groups;
}

function possibleFirst(items: readonly PaletteItem[]): readonly PaletteItem[] {
  return items.toSorted((one, other) => Number(one.hint !== null) - Number(other.hint !== null));
}
