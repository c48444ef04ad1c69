/** Lists of the menu that are fetched when they open. One listener serves all, since the bar is finished HTML. */
export function watchMenu(): void {
  document.addEventListener("toggle", load, { capture: true });
}

function load({ target, newState }: ToggleEvent): void {
  if (newState === "open" && target instanceof HTMLElement && target.dataset["menuLoad"])
    void import("./load-list.ts").then(({ loadList }) => loadList(target));
}

/** The menu as it stands in the document, for the first rendering in the browser. */
export function shownMenu(): string {
  const html = document.querySelector("[data-site-menu]")?.innerHTML ?? "";
  return html.replaceAll(' aria-current="page"', "");
}
