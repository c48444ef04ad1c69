import type { Page } from "@playwright/test";
import { expect, test } from "./harness/test.ts";
import { openGallery } from "./ui-gallery.ts";

const button = (page: Page) => page.getByRole("button", { name: "Page actions" });
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openGallery(page);
});

test("a menu opens by keyboard, arrows go round, Home and End jump", async ({ page }) => {
  await button(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Open")).toBeFocused();
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowUp");
  await expect(entry(page, "Move to Trash")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Open")).toBeFocused();
  await page.keyboard.press("End");
  await expect(entry(page, "Move to Trash")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(entry(page, "Open")).toBeFocused();
});

test("typing finds an entry, Enter chooses it and the focus comes back", async ({ page }) => {
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Open")).toBeFocused();
  // Letters belong together while little time lies between them, which is the machine's to say unless it stands still.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("ver");
  await expect(entry(page, "Versions")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Last outcome")).toHaveText("Versions chosen");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test("a disabled entry can be read, says why and does nothing", async ({ page }) => {
  await button(page).click();
  const settings = entry(page, "Settings Editors only");
  await expect(settings).toHaveAttribute("aria-disabled", "true");
  await settings.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Last outcome")).toHaveText("Nothing yet");
  await expect(settings).toBeVisible();
});

test("Escape, the button itself and a touch elsewhere close a menu", async ({ page }) => {
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => button(page).click(),
    () => page.getByRole("heading", { name: "Menus and notices" }).click(),
  ]) {
    await button(page).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await close();
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("only one menu or popover is open", async ({ page }) => {
  await button(page).click();
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page.getByRole("menu")).toHaveCount(1);
  await expect(page.getByRole("menuitemcheckbox", { name: "Modified" })).toHaveAttribute(
    "aria-checked",
    "true",
  );
});

test("a popover takes the focus and gives it back", async ({ page }) => {
  const filter = page.getByRole("button", { name: "Filter" });
  await filter.click();
  await expect(page.getByLabel("Written by")).toBeFocused();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("dialog", { name: "Filter" })).toHaveCount(0);
  await expect(filter).toBeFocused();
});

test("tabs and segments move with the arrow keys", async ({ page }) => {
  await page.getByRole("tab", { name: "People" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Groups" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText("Nautical staff can edit it.");
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel")).toHaveText("One guest has a link.");
  await page.getByRole("radio", { name: "List" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Details" })).toBeChecked();
});

test("a disabled button says why and does nothing", async ({ page }) => {
  const publish = page.getByRole("button", { name: "Publish", disabled: true });
  await expect(publish).toHaveAccessibleDescription("Give the page a title first");
  await publish.focus();
  await expect(publish).toBeFocused();
});
