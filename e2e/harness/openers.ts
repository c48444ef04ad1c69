import { type Page, expect } from "@playwright/test";
import { type Frames, frameParts } from "./frames.ts";
import { walk, walkOut } from "./keyboard.ts";

/** What is done in what has been opened: keys walk through it, it is only looked at, or both. */
type Inside = (page: Page, what: string) => Promise<void>;

type Opening = {
  readonly inside?: Inside;
  /** What a frame among these opens is left closed. */
  readonly frames?: Frames;
  /** So is what has the same kind and name on another screen that the tab has been to. */
  readonly isOnceForAll?: boolean;
};

/**
 * Opens whatever on the screen says that it opens something, once for each kind: menus, in which arrow keys walk, and
 * dialogs, in which Tab does and stays. Escape closes each and gives the focus back.
 */
export async function openAll(
  page: Page,
  where: string,
  { inside = walkInside, frames, isOnceForAll = false }: Opening = {},
): Promise<void> {
  // A screen that is a dialog keeps its page out of reach.
  const dialog = page.locator("dialog[open]");
  const reach = (await dialog.count()) > 0 ? dialog.last() : page;
  const openers = await reach.locator("[aria-haspopup]:not([tabindex='-1']):visible").all();
  const seen = new Set<string>();
  for (const opener of openers) {
    const { kind, name, inFrame } = await opener.evaluate(openerIn, frameParts);
    if (seen.has(kind)) continue;
    const known = inFrame ?? (isOnceForAll ? `${kind} ${name}` : null);
    const isKnown = known !== null && frames?.knows(page, known);
    if (!isKnown || inFrame !== null) seen.add(kind);
    if (isKnown) continue;
    await opener.press("Enter");
    const what = `${where}, behind ${name}`;
    await walkOpened(page, what, inside);
    await expect(opener, `${what}: Escape gives the focus back`).toBeFocused();
    if (known !== null) frames?.learn(page, known);
  }
}

/** Runs in the page. One of a kind is opened, and what stands in the frame is remembered as it is written. */
function openerIn(
  opener: HTMLElement,
  frame: string,
): { kind: string; name: string; inFrame: string | null } {
  const kind = `${opener.classList.value} ${opener.parentElement?.classList.value}`;
  const written = opener.outerHTML.replace(/ aria-(?:expanded|controls)="[^"]*"/g, "");
  const name = opener.ariaLabel ?? opener.innerText;
  return { kind, name, inFrame: opener.closest(frame) ? written : null };
}

const opened = (page: Page) =>
  page.locator("[role=menu]:visible, [role=dialog]:visible, dialog[open]").last();

/** Walks through what has just been opened, and closes it with Escape. */
export async function walkOpened(page: Page, where: string, inside: Inside = walkInside): Promise<void> {
  const place = opened(page);
  await expect(place, where).toBeVisible();
  // What is in it may still be on its way.
  await expect(place, where).not.toHaveAttribute("aria-busy", "true");
  // A dialog has the focus itself until what is in it has come; a walk that began before would lose its place.
  const hasFocus = () =>
    place.evaluate(
      (each) =>
        each.contains(document.activeElement) && !(each.matches("dialog") && each === document.activeElement),
    );
  await expect.poll(hasFocus, `${where}: the focus comes along`).toBe(true);
  await inside(page, where);
  await page.keyboard.press("Escape");
  await expect(place, `${where}: Escape closes it`).toBeHidden();
}

/** The keys that a menu or a dialog has lead to everything in it. */
export async function walkInside(page: Page, where: string): Promise<void> {
  const place = opened(page);
  if ((await place.getAttribute("role")) === "menu") await walkMenu(page, where);
  else if (await place.evaluate((each) => each.matches("[popover]:not(.cards-popup)")))
    await walkPanel(page, where);
  else await walk(page, where);
}

/** The card of a person keeps the focus, as dialogs do; other panels let it go. Tab goes from the opener through the panel and out of it, which closes it, so that it covers nothing that has the focus. It is open again then. */
async function walkPanel(page: Page, where: string): Promise<void> {
  const panel = opened(page);
  await panel.focus();
  await page.keyboard.press("Shift+Tab");
  const opener = await page.locator("[aria-expanded=true]:focus").elementHandle({ timeout: 5_000 });
  await expect(panel, `${where}: it stays open while its opener has the focus`).toBeVisible();
  await walkOut(page, where);
  await expect(panel, `${where}: it closes behind its last control`).toBeHidden();
  await opener?.press("Enter");
  await expect(panel, where).toBeVisible();
}

/** The arrow keys go once around and come back to where they began. */
async function walkMenu(page: Page, where: string): Promise<void> {
  const items = opened(page).locator("[role^=menuitem]:visible");
  const names = await items.allInnerTexts();
  const met: string[] = [];
  for (let at = 0; at < names.length; at++) {
    met.push(await page.locator(":focus").innerText());
    await page.keyboard.press("ArrowDown");
  }
  expect.soft(met, where).toEqual(names);
  await expect.soft(items.first(), `${where}: the arrow keys come round`).toBeFocused();
}
