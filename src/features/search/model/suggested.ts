import type { ListedItem } from "#features/menu/model/opened-list.ts";
import type { Hit } from "./results.ts";

/** As many starred pages as are offered while nothing is typed. */
const starsMost = 6;

/** What is offered while nothing is typed: what was searched for before, then starred pages. */
export function suggested(searches: readonly string[], stars: readonly ListedItem[]): Hit[] {
  const entry = { line: "", isDraft: false };
  return [
    ...searches.map((words) => {
      const address = `/pages/?q=${encodeURIComponent(words)}`;
      return { ...entry, group: "Recent", kind: "words", name: words, address } as const;
    }),
    ...stars.slice(0, starsMost).map(({ title, address }) => {
      return { ...entry, group: "Starred", kind: "page", name: title, address } as const;
    }),
  ];
}
