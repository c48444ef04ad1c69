import type { ResolvedLink } from "./resolved-links.ts";
import type { SourcePage } from "./source-page.ts";

/** The Markdown that a page gets: links lead to pages by their ids, so that they survive every move (`/page/12/#fog`). */
export function pageSource(
  page: SourcePage,
  links: readonly ResolvedLink[],
  idOf: (path: string) => number | undefined,
): string {
  let text = page.body;
  for (const { link, to } of links.toSorted((a, b) => b.link.start - a.link.start)) {
    const id = to && idOf(to.path);
    if (!to || !id || link.isPicture) continue;
    const address =
      to.path === page.path && to.anchor !== "" ? `#${to.anchor}` : `/page/${id}/${hash(to.anchor)}`;
    text = text.slice(0, link.start) + address + text.slice(link.end);
  }
  return `${text.replace(/^(?:[ \t]*\n)+/, "").trimEnd()}\n`;
}

function hash(anchor: string): string {
  return anchor === "" ? "" : `#${anchor}`;
}
