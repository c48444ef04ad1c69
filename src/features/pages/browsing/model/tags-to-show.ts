import type { PageRow, loadPages } from "../contract.ts";
import type { OutputOf } from "#kernel/call.ts";

type ListedTags = OutputOf<typeof loadPages>["tags"];

/** Tags that the panel shows until all are asked for. */
export const tagsAtFirst = 40;

/** The first tags by name, the open one and those of the rows: a screen brings what it shows. */
export function tagsToShow(
  all: ListedTags,
  shown: { readonly rows: readonly Pick<PageRow, "tids">[]; readonly tagId: number | null },
): { tags: ListedTags; tagCount: number } {
  const named = new Set(shown.rows.flatMap(({ tids }) => tids));
  const tags = all.filter(({ id }, at) => at < tagsAtFirst || id === shown.tagId || named.has(id));
  return { tags, tagCount: all.length };
}
