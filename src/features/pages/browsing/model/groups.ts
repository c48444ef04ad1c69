import type { DateGrouping } from "../contract.ts";
import type { FilterState } from "./filter-state.ts";
import type { ShownPage } from "./page-list.ts";

/** `from` is how many rows stand above it. */
export type PageGroup = {
  readonly name: string;
  readonly pages: readonly ShownPage[];
  readonly from: number;
};

/** Rows under their letters, or under the dates that the server sent; relevance has no groups (BSRT-05, BSRT-06). */
export function grouped(
  pages: readonly ShownPage[],
  by: FilterState["by"],
  dates: readonly DateGrouping[],
): PageGroup[] {
  if (by === "relevance") return pages.length > 0 ? [{ name: "", pages, from: 0 }] : [];
  const groups: { name: string; pages: ShownPage[]; from: number }[] = [];
  for (const [from, page] of pages.entries()) {
    const name = groupOf(page, by, dates);
    const last = groups.at(-1);
    if (last?.name === name) last.pages.push(page);
    else groups.push({ name, pages: [page], from });
  }
  return groups;
}

/** What a page stands under. */
export function groupOf(page: ShownPage, by: FilterState["by"], dates: readonly DateGrouping[]): string {
  if (by === "relevance") return "";
  return by === "alphabet"
    ? page.letter
    : groupNameAt(by === "modified" ? page.modified : page.created, dates);
}

/** The group of a date, in seconds since 1970. */
export function groupNameAt(at: number, dates: readonly DateGrouping[]): string {
  return dates.find((each) => at >= each.begin)?.name ?? dates.at(-1)?.name ?? "";
}

/** Found pages in the order that was chosen: titles A to Z, dates newest first, relevance best first (BSRT-09). */
export function sorted(pages: readonly ShownPage[], by: FilterState["by"]): ShownPage[] {
  const order: Record<FilterState["by"], (a: ShownPage, b: ShownPage) => number> = {
    relevance: (a, b) => b.weight - a.weight,
    alphabet: (a, b) => a.title.localeCompare(b.title),
    modified: (a, b) => b.modified - a.modified,
    created: (a, b) => b.created - a.created,
  };
  return [...pages].sort(order[by]);
}
