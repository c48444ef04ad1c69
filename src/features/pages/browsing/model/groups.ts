import type { DateGrouping, PageRow } from "../contract.ts";
import type { FilterState } from "./filter-state.ts";

export type PageGroup = { readonly name: string; readonly pages: readonly PageRow[] };

/** Rows under their letters, or under the dates that the server sent; relevance has no groups (BSRT-05, BSRT-06). */
export function grouped(
  pages: readonly PageRow[],
  by: FilterState["by"],
  dates: readonly DateGrouping[],
): PageGroup[] {
  if (by === "relevance") return pages.length > 0 ? [{ name: "", pages }] : [];
  const groups: { name: string; pages: PageRow[] }[] = [];
  for (const page of pages) {
    const name = by === "alphabet" ? page.f : dateName(by === "modified" ? page.u : page.c, dates);
    const last = groups.at(-1);
    if (last?.name === name) last.pages.push(page);
    else groups.push({ name, pages: [page] });
  }
  return groups;
}

function dateName(at: number, dates: readonly DateGrouping[]): string {
  return dates.find((each) => at >= each.begin)?.name ?? dates.at(-1)?.name ?? "";
}

/** Found pages in the order that was chosen: titles A to Z, dates newest first, relevance best first (BSRT-09). */
export function sorted(pages: readonly PageRow[], by: FilterState["by"]): PageRow[] {
  const order: Record<FilterState["by"], (a: PageRow, b: PageRow) => number> = {
    relevance: (a, b) => b.weight - a.weight,
    alphabet: (a, b) => a.title_u.localeCompare(b.title_u),
    modified: (a, b) => b.u - a.u,
    created: (a, b) => b.c - a.c,
  };
  return [...pages].sort(order[by]);
}
