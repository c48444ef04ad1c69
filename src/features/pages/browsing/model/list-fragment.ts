import { writtenText, writtenValue } from "#kernel/escaped.ts";

export type FragmentPage = { readonly title: string; readonly address: string };
/** Pages under a letter or date; without a name under nothing. */
export type FragmentGroup = { readonly name: string; readonly pages: readonly FragmentPage[] };
/** A folder with its pages, and how deep it lies. */
export type FragmentFolder = FragmentGroup & { readonly level: number };

/** Pages by groups as a piece of HTML for other documents: headings and links, and nothing of how they look. */
export function groupsHtml(groups: readonly FragmentGroup[]): string {
  const sections = groups.map(({ name, pages }) => {
    const heading = name === "" ? "" : `<h2>${writtenText(name)}</h2>`;
    return `<section>${heading}${pagesHtml(pages)}</section>`;
  });
  return `<div class="pages-list">${sections.join("")}</div>`;
}

/** The same by folders, each in the one that it lies in; `folders` has each below its parent. */
export function treeHtml(folders: readonly FragmentFolder[]): string {
  let html = "";
  let depth = -1;
  for (const { name, level, pages } of folders) {
    html += level > depth ? "<ul>".repeat(level - depth) : `</li>${"</ul></li>".repeat(depth - level)}`;
    html += `<li><span>${writtenText(name)}</span>${pagesHtml(pages)}`;
    depth = level;
  }
  return `<div class="pages-list">${html}${"</li></ul>".repeat(depth + 1)}</div>`;
}

function pagesHtml(pages: readonly FragmentPage[]): string {
  if (pages.length === 0) return "";
  const items = pages.map(
    ({ title, address }) => `<li><a href="${writtenValue(address)}">${writtenText(title)}</a></li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}
