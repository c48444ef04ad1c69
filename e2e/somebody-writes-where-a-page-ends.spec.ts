import type { Page } from "@playwright/test";
import { expect, test } from "./harness/test.ts";
import { caretSettled } from "./harness/writing.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const texts = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const items = (page: Page) => page.getByRole("textbox", { name: /^Item \d/ });

test("on an emptied page the first letters begin a text, and a click under the page goes on below", async ({
  page,
}) => {
  await page.goto("/-/gallery/canvas/");
  await texts(page).first().focus();
  await caretSettled(page);
  for (let press = 0; press < 2; press++) await page.keyboard.press("Control+a");
  await expect(page.getByRole("toolbar", { name: "Selected blocks" })).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: "Write here" })).toBeFocused();
  await page.keyboard.type("Fog and");
  await expect(texts(page)).toHaveText(["Fog and"]);
  const canvas = await page.locator(".canvas").boundingBox();
  const under = (canvas?.y ?? 0) + (canvas?.height ?? 0) + 20;
  expect(under).toBeLessThan(900);
  await page.mouse.click((canvas?.x ?? 0) + 200, under);
  await expect(texts(page).nth(1)).toBeFocused();
  await page.keyboard.type("tide");
  await expect(texts(page)).toHaveText(["Fog and", "tide"]);
});

test("below a checklist and code that end the page keys go on in a text", async ({ page }) => {
  await page.goto("/-/gallery/canvas/");
  await texts(page).first().focus();
  await caretSettled(page);
  for (let press = 0; press < 2; press++) await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type("[] Lights");
  await expect(items(page)).toHaveValue("Lights");
  for (let press = 0; press < 2; press++) await page.keyboard.press("Enter");
  await expect(texts(page)).toBeFocused();
  await expect(items(page)).toHaveCount(1);
  await page.keyboard.type("```");
  const code = page.getByRole("textbox", { name: "Code", exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.type("go");
  await page.keyboard.press("ArrowDown");
  await expect(texts(page)).toBeFocused();
  await page.keyboard.type("Done");
  await expect(texts(page)).toHaveText(["Done"]);
  await page.keyboard.press("ArrowDown");
  await expect(texts(page)).toHaveCount(1);
});
