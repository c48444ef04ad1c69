import { escaped } from "#kernel/escaped.ts";
import type { ShownItem } from "./shown-menu.ts";

const most = 3;

type Way = Pick<ShownItem, "address" | "label">;

/** The first entries of the bar that lead to a place of their own, as links, and `browse` where there is room; empty without any. */
export function waysOnHtml(items: readonly ShownItem[], browse: Way): string {
  const own: Way[] = items.filter(({ address, newTab }) => address !== null && !newTab).slice(0, most);
  if (own.length === 0) return "";
  return [...own, browse]
    .slice(0, most)
    .map(
      ({ address, label }) =>
        `<a class="ui-text-link" href="${escaped(address ?? "")}" dir="auto">${escaped(label)}</a>`,
    )
    .join(" ");
}
