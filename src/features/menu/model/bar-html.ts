import { writtenText, writtenValue } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { setIcons } from "#kernel/icon-drawings.ts";
import { menuBarWords } from "../bar/wording.ts";
import { columnMost, columnsMost } from "./limits.ts";
import { leadsAway } from "./link.ts";
import type { OpenedList, ShownItem } from "./shown-menu.ts";
import { itemWidth, sheetBelow } from "./widths.ts";

type Bar = {
  readonly say: Say;
  readonly mayEdit: boolean;
  readonly home: string;
};

/** What a window has beside the items: the padding of the bar, the pencil, a scrollbar. */
const around = 24 + 44 + 16;
const moreWidth = 80;

/**
 * The inside of the menu bar, for everybody who sees the same: lists and popovers of the platform, which need no script. Items that
 * a window has no room for stand under More there; widths are known from the letters, so nothing moves once it is drawn.
 */
export function barHtml(items: readonly ShownItem[], bar: Bar): string {
  const onlyHome = items.every(({ address }) => address === bar.home);
  if (onlyHome && !bar.mayEdit) return "";
  const { say } = bar;
  const places = placesOf(items);
  const over = places.filter(({ shownFrom }) => shownFrom > sheetBelow - around);
  const list = items.map((item, at) => rootItem(item, at, say)).join("");
  return `<details class="menu-sheet"><summary>${sign(menuSign, 20)}<span class="menu-unseen">${writtenText(say(menuBarWords.menu))}</span></summary></details><ul class="menu-list">${list}${over.length > 0 ? more(over, say) : ""}${bar.mayEdit ? pencil(say) : ""}</ul>${widthRules(over)}`;
}

type Place = { readonly item: ShownItem; readonly at: number; readonly shownFrom: number };

/** From which width of the bar on each item has room; all of them together need no More. */
function placesOf(items: readonly ShownItem[]): Place[] {
  const widths = items.map((item) => itemWidth({ ...item, hasIcon: item.icon !== null, opens: opens(item) }));
  const all = widths.reduce((sum, width) => sum + width, 0);
  let end = 0;
  return items.map((item, at) => {
    end += widths[at] ?? 0;
    return { item, at, shownFrom: Math.min(all, end + moreWidth) };
  });
}

/** Numbers alone, so that no text of anybody comes into a style sheet. In `rem`, as letters grow with the reader's choice. */
function widthRules(over: readonly Place[]): string {
  if (over.length === 0) return "";
  const last = Math.max(...over.map(({ shownFrom }) => shownFrom));
  const from = (width: number) => `(min-width:${(width + around) / 16}rem)`;
  const rules = over.map(
    ({ at, shownFrom }) =>
      `@media (min-width:${sheetBelow / 16}rem) and (max-width:${(shownFrom + around - 0.02) / 16}rem){[data-menu="${at}"]{display:none}}@media ${from(shownFrom)}{[data-menu-over="${at}"]{display:none}}`,
  );
  return `<style>${rules.join("")}@media ${from(last)}{.menu-more{display:none}}</style>`;
}

function rootItem(item: ShownItem, at: number, say: Say): string {
  const id = `site-menu-${at}`;
  const open = `<li data-menu="${at}">`;
  if (item.items.length === 0) return `${open}${plain(item, id, say)}</li>`;
  const heading = `<span class="menu-heading">${inside(item)}</span>`;
  return `${open}${opener(item, id)}${heading}${panel(id, itemsOf(item, id, say), item.items.length)}</li>`;
}

function itemsOf({ items }: ShownItem, id: string, say: Say): string {
  return items.map((item, at) => `<li>${plain(item, `${id}-${at}`, say)}</li>`).join("");
}

/** An item without items of its own: a link, a list that opens, or both beside each other. */
function plain(item: ShownItem, id: string, say: Say): string {
  if (item.opens === null) return leaf(item);
  const list = loadedList(id, item.opens, say);
  if (item.address === null) return opener(item, id) + list;
  const name = writtenValue(say(menuBarWords.openList, { name: item.label }));
  return `${leaf(item)}<button class="menu-opener" type="button" popovertarget="${id}" aria-label="${name}">${sign(chevronSign, 14)}</button>${list}`;
}

/** Fetched when it opens (`parts/fill-list.ts`), with the sentences for what may come of that. */
function loadedList(id: string, which: OpenedList, say: Say): string {
  const words = {
    loading: menuBarWords.loading,
    empty: which === "favorites" ? menuBarWords.noFavorites : menuBarWords.empty,
    failed: menuBarWords.couldNotLoad,
  };
  const said = Object.entries(words).map(([name, each]) => ` data-${name}="${writtenValue(say(each))}"`);
  return `<div id="${id}" class="menu-panel" popover="" data-menu-load="${which}"${said.join("")}></div>`;
}

function opener(item: ShownItem, id: string): string {
  return `<button class="menu-opener" type="button" popovertarget="${id}"${described(item)}>${inside(item)}${sign(chevronSign, 14)}</button>`;
}

function panel(id: string, items: string, count: number): string {
  const columns = Math.min(columnsMost, Math.ceil(count / columnMost));
  return `<div id="${id}" class="menu-panel" popover=""><ul style="--columns:${columns}">${items}</ul></div>`;
}

/** What does not fit, for every width: each item is hidden here where it has room on the bar. */
function more(over: readonly Place[], say: Say): string {
  const items = over.map(({ item, at }) => {
    const open = `<li data-menu-over="${at}">`;
    const id = `site-menu-over-${at}`;
    if (item.items.length === 0) return `${open}${plain(item, id, say)}</li>`;
    return `${open}<span class="menu-heading">${inside(item)}</span><ul>${itemsOf(item, id, say)}</ul></li>`;
  });
  const words = writtenText(say(menuBarWords.more));
  const count = over.reduce((sum, { item }) => sum + 1 + item.items.length, 0);
  return `<li class="menu-more"><button class="menu-opener" type="button" popovertarget="site-menu-more"><span>${words}</span>${sign(chevronSign, 14)}</button>${panel("site-menu-more", items.join(""), count)}</li>`;
}

function pencil(say: Say): string {
  const words = say(menuBarWords.editMenu);
  return `<li class="menu-edit"><button type="button" data-menu-edit="" title="${writtenValue(words)}">${sign(pencilSign)}<span>${writtenText(words)}</span></button></li>`;
}

/** Links to other sites open where they are said to; a link without an address is a heading. */
function leaf(item: ShownItem): string {
  const { address, newTab } = item;
  if (address === null) return `<span class="menu-words"${described(item)}>${inside(item)}</span>`;
  const away = newTab ? ` target="_blank" rel="noopener"` : leadsAway(address) ? ` rel="noopener"` : "";
  return `<a href="${writtenValue(address)}"${away}${described(item)}>${inside(item)}</a>`;
}

function described({ tooltip, hideLabel, label }: ShownItem): string {
  const title = tooltip || (hideLabel ? label : "");
  return title === "" ? "" : ` title="${writtenValue(title)}"`;
}

function inside({ icon, hideLabel, label }: ShownItem): string {
  const drawing = icon === null ? "" : sign(setIcons[icon]?.[1] ?? "");
  const words = `<span${hideLabel ? ` class="menu-unseen"` : ""} dir="auto">${writtenText(label)}</span>`;
  return drawing + words;
}

function opens(item: ShownItem): boolean {
  return item.items.length > 0 || item.opens !== null;
}

const chevronSign = `<path d="m6 9 6 6 6-6"></path>`;
const menuSign = `<path d="M4 5h16"></path><path d="M4 12h16"></path><path d="M4 19h16"></path>`;
const pencilSign = `<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"></path><path d="m15 5 4 4"></path>`;

function sign(lines: string, size = 16): string {
  return `<svg class="ui-icon menu-sign" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`;
}
