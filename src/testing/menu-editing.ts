import type { Screen } from "./screens/screen.ts";

/** The bar in which the menu of a site is edited. */
export const menuEditor = (screen: Screen) => screen.part("region", "Edit menu");

/** The names of the items on it, in order. */
export const menuChips = (screen: Screen) =>
  screen
    .parts("button", /^Move /, menuEditor(screen))
    .map((handle) => handle.getAttribute("aria-label")?.replace("Move ", ""));

/** Opens the menu of an item there, and takes an entry of it. */
export async function chooseOfItem(screen: Screen, item: string, entry: string): Promise<void> {
  await screen.click("button", item, menuEditor(screen));
  await screen.click("menuitem", entry);
}

/** Says in the dialog of an item of which type it is. */
export const ofType = (screen: Screen, type: string) =>
  screen.click("radio", type, screen.part("radiogroup", "Type"));
