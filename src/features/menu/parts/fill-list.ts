import { columnMost, columnsMost } from "../model/limits.ts";
import type { ListedItem } from "../model/opened-list.ts";

/** Puts what `ask` gives into the list; null when it could not be asked. The sentences stand at the list. */
export async function fillList(
  list: HTMLElement,
  ask: (which: string) => Promise<readonly ListedItem[] | null>,
): Promise<void> {
  const { menuLoad = "", loading = "", empty = "", failed = "" } = list.dataset;
  tell(list, loading);
  const items = await ask(menuLoad);
  if (!items) return tell(list, failed);
  if (items.length > 0) show(list, items);
  else tell(list, empty);
}

function tell(list: HTMLElement, words: string): void {
  const line = list.querySelector("p") ?? document.createElement("p");
  line.role = "status";
  line.textContent = words;
  list.replaceChildren(line);
}

function show(list: HTMLElement, items: readonly ListedItem[]): void {
  const columns = Math.min(columnsMost, Math.ceil(items.length / columnMost));
  const links = document.createElement("ul");
  links.style.setProperty("--columns", String(columns));
  links.append(...items.map(line));
  list.replaceChildren(links);
}

function line({ title, address }: ListedItem): HTMLElement {
  const words = Object.assign(document.createElement("span"), { dir: "auto", textContent: title });
  const to = Object.assign(document.createElement("a"), { href: address });
  if (address === location.pathname) to.setAttribute("aria-current", "page");
  const item = document.createElement("li");
  to.append(words);
  item.append(to);
  return item;
}
