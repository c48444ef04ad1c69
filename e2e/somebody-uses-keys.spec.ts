import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { fits } from "./harness/foreign.ts";
import { call, signedIn } from "./harness/people.ts";
import { keepPicture } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

const label = "Search Noordervaart";

test("who presses / before the scripts have come types into the search, and finds", async ({ page }) => {
  const title = unique("Anchorage");
  await newPage(page, title);
  const scripts = await holdScripts(page);
  await page.mainFrame().goto("/pages/", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: label });
  await expect(field).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(title);
  await expect(field).toHaveValue(title);
  await expect(page.locator("html")).not.toHaveAttribute("data-ready");
  scripts.release();
  await expect(page.getByRole("option", { name: title })).toBeVisible();
  await expect(page.getByRole("group", { name: "Commands" })).toBeHidden();
});

test("who presses Ctrl+K before the scripts have come gets the commands, and performs one", async ({
  page,
}) => {
  await signedIn(page, "ed");
  const scripts = await holdScripts(page);
  await page.mainFrame().goto("/people/", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: label });
  await expect(field).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("passw");
  await expect(field).toHaveValue("passw");
  scripts.release();
  await expect(page.getByRole("option", { name: "Your account" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await arrived(page, "/settings/account/");
});

test("who has begun to search while edit mode was opening writes their words into the search alone", async ({
  page,
}) => {
  const address = await newPage(page, unique("Slipway"));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/-/draft/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${address}?edit`);
  const field = page.getByRole("combobox", { name: label });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("tide");
  release();
  await expect(page.locator(".canvas")).toBeVisible();
  await expect(page.locator(".writing-saving")).toBeVisible();
  await page.keyboard.type(" table");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("tide table");
});

test("the commands and the keys can be read by everybody, in every look", async ({ page }) => {
  await signedIn(page, "ed");
  await page.goto("/pages/");
  // Between the widest and the narrowest nothing but the room is different: there it has to fit.
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("group", { name: "Commands" })).toBeVisible();
    await pictures(page, `palette-${width}`);
    if (width !== 1024) await axe(page);
    await fits(page, `commands at ${width} px`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Ctrl");
    await pictures(page, `keys-${width}`);
    if (width !== 1024) await axe(page);
    await fits(page, `keyboard shortcuts at ${width} px`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("in edit mode keys save and take back, and the text keeps its own signs", async ({ page }) => {
  const address = await newPage(page, unique("Keel"));
  await page.goto(`${address}?edit`);
  const text = page.locator(".canvas").getByRole("textbox").first();
  await expect(text).toBeFocused();
  await page.keyboard.type("Why? 1/2");
  await expect(text).toContainText("Why? 1/2");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "Saved" }).first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(text).not.toContainText("Why? 1/2");
});

/** Every file that is a script waits until it is released; `mainFrame().goto` does not wait for a page that listens. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

async function newPage(page: Page, title: string): Promise<string> {
  await signedIn(page, "ed");
  const settings = JSON.stringify({ title, category: "", tags: [], slug: "" });
  const made = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  return String(made["redirect"]);
}

/** For people to look at. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await keepPicture(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
