import { type Locator, type Page, type TestInfo, expect } from "@playwright/test";

/** How fast a person types who is in no hurry. */
export const typing = { delay: 60 };

/** Presses Tab until the focus is where somebody wants it, as people do who cannot point. */
export async function tabTo(page: Page, goal: Locator, key = "Tab"): Promise<void> {
  for (let at = 0; at < 60; at++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(goal)}`);
}

/** Waits until readers see it, and notes after how many seconds they do. */
export async function published(
  page: Page,
  start: number,
  how: string,
  { annotations }: TestInfo,
): Promise<void> {
  await expect(page.getByText("Published. Readers see this version now.")).toBeVisible();
  const seconds = Math.round((Date.now() - start) / 100) / 10;
  annotations.push({ type: "seconds", description: String(seconds) });
  console.log(`published after ${seconds} s, ${how}`);
}
