import { withoutCurrent } from "../model/current-link.ts";

/** What fills a list that has opened; members and visitors ask in different ways, and load no more than theirs. */
type LoadFiller = () => Promise<{ fill: (list: HTMLElement) => Promise<void> }>;

/** Lists of the menu that are fetched when they open. One listener serves all, since the bar is finished HTML. */
export function watchMenu(load: LoadFiller): void {
  const fill = ({ target, newState }: ToggleEvent) => {
    if (newState === "open" && target instanceof HTMLElement && target.dataset["menuLoad"])
      void load().then((part) => part.fill(target));
  };
  document.addEventListener("toggle", fill, { capture: true });
  document.addEventListener("keydown", closeSheet);
}

/** The sheet of a phone is an element that the platform opens; Escape closes it as it does everything else. */
function closeSheet({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  const sheet = document.querySelector<HTMLDetailsElement>(".menu-sheet[open]");
  if (sheet) sheet.open = false;
}

/** The bars and the brand as they stand in the document, for the first rendering in the browser. */
export function shownBars() {
  const inside = (mark: string) => withoutCurrent(document.querySelector(mark)?.innerHTML ?? "");
  return {
    menu: inside("[data-site-menu]"),
    phoneBar: inside("[data-phone-bar]"),
    subsites: inside("[data-subsites]"),
    brand: inside(".sites-brand"),
  };
}
