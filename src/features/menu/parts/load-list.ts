import { type Answered, send } from "#client/call.ts";
import type { GivenItem, loadMenuFolder } from "../contract.ts";
import { menuWords } from "../wording.ts";

/** As the contract says it, without the shapes: visitors load no more than they need. */
const call = {
  method: "POST",
  path: "/ajax/widget/action/load_category/{page_id}/0/new_menu/",
} as unknown as typeof loadMenuFolder;

/** Fills a list that has just opened: a folder's pages or the reader's stars, as they are now. */
export async function loadList(list: HTMLElement): Promise<void> {
  const which = list.dataset["menuLoad"] ?? "";
  const cat_id = which === "favorites" ? which : Number(which);
  tell(list, menuWords.loading.message);
  const answer: Answered<typeof loadMenuFolder> = await send(call, {
    page_id: 0,
    data: JSON.stringify({ tempstate: false, cat_id }),
  });
  if (!answer.success) return tell(list, menuWords.couldNotLoad.message);
  const { items } = answer.user_state;
  if (items.length > 0) return show(list, items);
  tell(list, which === "favorites" ? menuWords.noFavorites.message : menuWords.empty.message);
}

function tell(list: HTMLElement, words: string): void {
  const line = list.querySelector("p") ?? document.createElement("p");
  line.role = "status";
  line.textContent = words;
  list.replaceChildren(line);
}

const columnMost = 14;
const columnsMost = 4;

function show(list: HTMLElement, items: readonly GivenItem[]): void {
  const columns = Math.min(columnsMost, Math.ceil(items.length / columnMost));
  const links = document.createElement("ul");
  links.style.setProperty("--columns", String(columns));
  links.append(...items.map(line));
  list.replaceChildren(links);
}

function line({ title, link }: GivenItem): HTMLElement {
  const words = Object.assign(document.createElement("span"), { dir: "auto", textContent: title });
  const to = Object.assign(document.createElement("a"), { href: link });
  if (link === location.pathname) to.setAttribute("aria-current", "page");
  const item = document.createElement("li");
  to.append(words);
  item.append(to);
  return item;
}
