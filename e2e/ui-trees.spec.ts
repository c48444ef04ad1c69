import type { Page } from "@playwright/test";
import { expect, test } from "./harness/test.ts";
import { openGallery } from "./ui-gallery.ts";

const node = (page: Page, name: string) =>
  page
    .getByRole("tree", { name: "Folders", exact: true })
    .getByRole("treeitem", { name: new RegExp(`^${name}`) });

test("a tree is written by the server as lists of links", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto("/-/gallery/");
  await expect(page.getByRole("link", { name: "On board" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: "Works council" })).toHaveAttribute("href", "#council");
  await expect(page.getByRole("treeitem")).toHaveCount(0);
  await page.close();
});

test("a tree is one stop of the keyboard, at what is shown", async ({ page }) => {
  await openGallery(page);
  await expect(node(page, "On board")).toHaveAttribute("tabindex", "0");
  await expect(
    page.getByRole("tree", { name: "Folders", exact: true }).locator('[tabindex="0"]'),
  ).toHaveCount(1);
});

test("arrows walk, open and close; letters find; Enter goes there", async ({ page }) => {
  await openGallery(page);
  await node(page, "On board").focus();
  for (const [key, focused] of [
    ["ArrowDown", "In the terminal"],
    ["ArrowLeft", "Handbook"],
    ["ArrowUp", "Main"],
    ["End", "Works council"],
    ["n", "News"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(node(page, focused)).toBeFocused();
  }
  await page.keyboard.press("ArrowRight");
  await expect(node(page, "News")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowRight");
  await expect(node(page, "Archive")).toBeFocused();
  await expect(node(page, "Archive")).toHaveAttribute("aria-level", "3");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#archive$/);
});

test("closing a branch keeps the tree within reach", async ({ page }) => {
  await openGallery(page);
  await node(page, "Handbook").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(node(page, "On board")).toHaveCount(0);
  await expect(node(page, "Handbook")).toHaveAttribute("tabindex", "0");
  await page.keyboard.press("*");
  await expect(node(page, "Dry dock")).toBeVisible();
});
