import { expect, type Page } from "@playwright/test";

/** Opens the development page that shows every piece of the interface, and waits until it is alive. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto("/-/gallery/");
  await expect(page.getByRole("tree", { name: "Folders", exact: true })).toBeVisible();
}
