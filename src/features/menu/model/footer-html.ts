import { escaped } from "#kernel/escaped.ts";
import { expanded } from "#kernel/subsite-address.ts";
import type { Say } from "#kernel/language.ts";
import { menuWords } from "../wording.ts";
import { columnsMost } from "./limits.ts";
import { languageChoices } from "./language-choices.ts";
import type { ShownItem } from "./shown-menu.ts";

/** The most links of one column; all of them stand in the menu. */
const linksMost = 8;

type Footer = { readonly say: Say; readonly language: string; readonly slug: string | undefined };

/** The columns of the footer: what stands on the bar itself, then a column for each menu of it; and the languages below them. */
export function footerHtml(items: readonly ShownItem[], { say, language, slug }: Footer): string {
  const browse = link(expanded(slug, "/pages/"), say(menuWords.browse));
  const own = items.filter(({ address }) => address !== null && address !== expanded(slug, "/")).map(linkOf);
  const menus = items.filter((item) => item.items.length > 0);
  const columns = [
    column(say(menuWords.pages), [...own.slice(0, linksMost - 1), browse]),
    ...menus.map(({ label, items: below }) => column(label, below.flatMap(linksIn).slice(0, linksMost))),
  ];
  return `<div class="shell-footer-columns">${columns.slice(0, columnsMost).join("")}</div>${languageChoices(say, language, ({ name }) => name)}`;
}

function linksIn(item: ShownItem): string[] {
  return item.address === null ? [] : [linkOf(item)];
}

function linkOf({ address, label, newTab }: ShownItem): string {
  return link(address ?? "", label, newTab ? ` target="_blank" rel="noopener"` : "");
}

function column(heading: string, links: readonly string[]): string {
  const list = links.map((each) => `<li>${each}</li>`).join("");
  return `<section><h2 dir="auto">${escaped(heading)}</h2><ul>${list}</ul></section>`;
}

function link(address: string, label: string, marks = ""): string {
  return `<a href="${escaped(address)}"${marks}><span dir="auto">${escaped(label)}</span></a>`;
}
