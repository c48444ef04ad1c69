import type { ResolvedLink } from "./resolved-links.ts";
import type { SourcePage } from "./source-page.ts";

/** What the places of a tree have become. */
export type Became = {
  readonly pageId: (path: string) => number | undefined;
  readonly fileAddress: (link: ResolvedLink) => string | undefined;
};

/**
 * The Markdown that a page gets: links lead to pages and files by their ids, so that they survive every move
 * (`/page/12/#fog`, `/-/file/7/chart.png`).
 */
export function pageSource(page: SourcePage, links: readonly ResolvedLink[], became: Became): string {
  const pieces: string[] = [];
  let end = 0;
  for (const each of links.toSorted((a, b) => a.link.start - b.link.start)) {
    const address = each.file === null ? pageAddress(page, each, became) : became.fileAddress(each);
    // A link that begins inside another one, as no reader of Markdown knows it, stays as it is.
    if (address === undefined || each.link.start < end) continue;
    pieces.push(page.body.slice(end, each.link.start), written(each, address));
    end = each.link.end;
  }
  const text = pieces.join("") + page.body.slice(end);
  return `${text.replace(/^(?:[ \t]*\n)+/, "").trimEnd()}\n`;
}

/** A link by name becomes one of Markdown, whole: what is no picture loses the sign that shows it in place. */
function written({ link: { label, isPicture }, file }: ResolvedLink, address: string): string {
  if (label === undefined) return address;
  return `${isPicture && file !== null ? "!" : ""}[${label}](${address})`;
}

function pageAddress(page: SourcePage, { link, to }: ResolvedLink, became: Became): string | undefined {
  const id = to && became.pageId(to.path);
  if (!to || !id || (link.isPicture && link.label === undefined)) return undefined;
  return to.path === page.path && to.anchor !== "" ? `#${to.anchor}` : `/page/${id}/${hash(to.anchor)}`;
}

function hash(anchor: string): string {
  return anchor === "" ? "" : `#${anchor}`;
}
