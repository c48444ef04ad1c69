import { type Page, expect } from "@playwright/test";

const patiently = { timeout: 10_000 };

/** Replaces all of a word in the page by the bar of finding, and goes back to the text. */
export async function replaceAll(page: Page, word: string, instead: string): Promise<void> {
  await page.keyboard.press("Control+h");
  const field = page.getByRole("textbox", { name: "Find", exact: true });
  await expect(field).toBeVisible(patiently);
  try {
    await field.fill(word, patiently);
    await page.getByRole("textbox", { name: "Replace with" }).fill(instead, patiently);
    await page.getByRole("button", { name: "Replace all" }).press("Enter", patiently);
  } finally {
    await field.press("Escape", patiently);
  }
  await expect(field).toHaveCount(0, patiently);
}
